import { IconCircleCheck, IconFileTypePdf, IconUpload } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { resumeHref } from "@/api/candidate";
import { giveConsent } from "@/api/candidateForm";
import { type CandidateLink, type OpenedLink, startCandidateSession } from "@/api/candidateSession";
import { uploadResume } from "@/api/resumeUpload";
import { acceptedResume, checkResume, resumeNotPdf } from "@/blocks/candidate/candidateForm";
import { faultsOf } from "@/blocks/write/faults";
import { Button } from "../parts/Button";
import { acceptTerms, Consent } from "../parts/Consent";
import { Fault } from "../parts/Field";
import { Paper } from "../parts/Paper";
import paper from "../parts/Paper.module.css";
import { toast } from "../parts/toast";
import { usePageForm } from "../parts/usePageForm";
import { keepLink } from "../profile/keptLink";
import classes from "./ResumeForm.module.css";

type Props = {
  candidate: string;
  opened: OpenedLink;
  link: CandidateLink | null;
  onUploaded: () => void;
};

/** The document writes it with a small letter here. */
const pdfOnly = "Please upload resume in pdf only";

const kilobytes = (file: File) => `${Math.max(1, Math.round(file.size / 1024))} kB`;

export function ResumeForm({ candidate, opened, link, onUploaded }: Props) {
  const [over, setOver] = useState(false);
  const form = usePageForm<{ resume: File | null; agreed: boolean; whatsapp: boolean }>({
    initial: { resume: null, agreed: false, whatsapp: false },
    check: ({ agreed }) => faultsOf({ agreed: !opened.consentGiven && !agreed && acceptTerms }),
    fileField: "resume",
    onDone: () => {
      form.set({ resume: null });
      onUploaded();
    },
  });
  const { resume } = form.values;

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const fault = await checkResume(file, opened.resumeKB);
    form.set({ resume: fault ? null : file });
    if (!fault) return;
    const sentence = fault === resumeNotPdf ? pdfOnly : fault;
    toast.error(sentence, { file: true });
    form.refuse("resume", sentence);
  }

  async function begin(): Promise<void> {
    if (!link) return;
    await startCandidateSession(link, "");
    keepLink(link);
  }

  async function send(key: string, file: File): Promise<{ message: string }> {
    if (!opened.open) await begin();
    if (!opened.consentGiven) await giveConsent(candidate, form.values.whatsapp);
    try {
      return await uploadResume(candidate, file, key);
    } catch (cause) {
      // A browser has one visit: the form, opened in another tab, has taken the place of this one, or it was idle.
      if (!(opened.open && link && cause instanceof ApiError && cause.status === 401)) throw cause;
      await begin();
      return uploadResume(candidate, file, key);
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  };
  const fault = form.faultOf("resume");
  return (
    <Paper company={opened.company}>
      <div>
        <h1>Hello {opened.firstName}</h1>
        {opened.position && (
          <p className={paper.lead}>
            Your resume for <b>{opened.position}</b>
          </p>
        )}
      </div>
      <form
        ref={form.ref}
        noValidate
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (resume)
            form.submit([resume.name, resume.size, resume.lastModified], (key) => send(key, resume));
        }}
      >
        <h2>Candidate should upload your resume here</h2>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a second way, the button is the first */}
        <div
          className={classes.drop}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <label className={classes.choose}>
            <input
              id="resume"
              type="file"
              accept="application/pdf,.pdf"
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault && "resume-error"}
              onChange={(event) => {
                void choose(event.currentTarget.files?.[0]);
                // The same file can be chosen again after it was made smaller.
                event.currentTarget.value = "";
              }}
            />
            <IconUpload size={18} stroke={1.7} aria-hidden="true" />
            Select file to Upload
          </label>
          {resume && (
            <p className={classes.file}>
              <IconFileTypePdf size={18} stroke={1.7} aria-hidden="true" />
              <span>{resume.name}</span>
              <small>{kilobytes(resume)}</small>
            </p>
          )}
          <p className={classes.hint}>Accepted File type : {acceptedResume(opened.resumeKB)}</p>
        </div>
        {fault && <Fault id="resume" text={fault} />}
        {opened.compressPdfUrl && (
          <a className={classes.compress} href={opened.compressPdfUrl} target="_blank" rel="noreferrer">
            Make a PDF smaller
          </a>
        )}
        {!opened.consentGiven && (
          <Consent
            text={opened.consentText}
            whatsappText={opened.whatsappText}
            agreed={form.values.agreed}
            whatsapp={form.values.whatsapp}
            onChange={form.set}
            error={form.faultOf("agreed")}
          />
        )}
        {form.error && (
          <p className={paper.failed} role="alert">
            {form.error}
          </p>
        )}
        {opened.file && !resume && (
          <p className={classes.done}>
            <IconCircleCheck size={20} stroke={1.7} aria-hidden="true" />
            <span>Resume uploaded successfully</span>
            <a href={resumeHref(opened.file)} target="_blank" rel="noreferrer">
              Preview
            </a>
          </p>
        )}
        <div className={paper.actions}>
          <Button type="submit" look="primary" disabled={!resume} busy={form.busy}>
            Submit
          </Button>
        </div>
      </form>
    </Paper>
  );
}
