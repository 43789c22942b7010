import { client, unwrapOne } from "./client";

/** What the text of a resume suggests about its candidate; what is empty was not found. */
export async function suggestFromResume(file: File) {
  return unwrapOne(
    client.POST("/api/resumes/suggestions", {
      body: { RESUME: file.name },
      // The generated type of a file in a form is a string; the form carries the file itself.
      bodySerializer: () => {
        const form = new FormData();
        form.set("RESUME", file);
        return form;
      },
    }),
  );
}

export type ResumeSuggestion = Awaited<ReturnType<typeof suggestFromResume>>;
