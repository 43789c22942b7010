import { useRef, useState } from "react";
import { type ResumeSuggestion, suggestFromResume } from "@/api/resume";
import { checkResume } from "./candidateForm";

type Form = {
  set: (change: { resume: File | null }) => void;
  complain: (faults: { resume: string }) => void;
};

const reading = "Reading the resume";
const nothingFound = "Nothing to suggest was found in this resume.";

/** A resume that was dropped on a form, and what its text suggests. Suggesting is a help: its failure stops nobody. */
export function useResumeDrop(form: Form, limit: number) {
  const latest = useRef<File | null>(null);
  const [suggestion, setSuggestion] = useState<ResumeSuggestion | null>(null);
  const [note, setNote] = useState("");

  function reset(): void {
    latest.current = null;
    setSuggestion(null);
    setNote("");
  }

  async function choose(file: File | null): Promise<void> {
    const wrong = file && (await checkResume(file, limit));
    if (wrong) {
      form.complain({ resume: wrong });
      return;
    }
    reset();
    latest.current = file;
    form.set({ resume: file });
    if (!file) return;
    setNote(reading);
    const found = await suggestFromResume(file).catch(() => null);
    if (latest.current !== file) return;
    setSuggestion(found);
    const some = found?.name || found?.mobile || found?.email;
    setNote(some ? "" : found?.note || nothingFound);
  }

  return { suggestion, note, choose };
}
