import { client, unwrap } from "./client";

/** Uploads a resume by link. The server keeps the one that was there before. */
export async function uploadResume(candidate: string, file: File, key: string): Promise<{ message: string }> {
  const { message } = await unwrap(
    client.POST("/api/Candidate_Dashboard.svc/Update_Resume", {
      headers: { "Idempotency-Key": key },
      body: { CAN_ID: candidate, RESUME: file.name },
      // The generated type of a file in a form is a string; the form carries the file itself.
      bodySerializer: () => {
        const form = new FormData();
        form.set("CAN_ID", candidate);
        form.set("RESUME", file);
        return form;
      },
    }),
    { RESUME: "resume" },
  );
  return { message };
}
