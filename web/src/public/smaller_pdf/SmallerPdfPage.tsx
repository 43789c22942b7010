import { Paper } from "../parts/Paper";
import paper from "../parts/Paper.module.css";

type Way = { on: string; steps: readonly string[] };

/** Ways that need no other program and send the file to nobody. */
const ways: readonly Way[] = [
  {
    on: "On an Android phone",
    steps: [
      "Open the resume where you wrote it, in Google Docs or Word, and choose Share and export, then Save as PDF: a PDF of text is small, one of photographs is large.",
      "If you only have it on paper, scan it with the camera of Google Drive (+, then Scan) in black and white instead of taking photographs.",
    ],
  },
  {
    on: "On an iPhone",
    steps: [
      "Open the PDF in Files, touch and hold it, and choose Quick Actions, then Optimise File Size.",
      "If it is still too large, open the resume where you wrote it and export it as a PDF again, without pictures.",
    ],
  },
  {
    on: "On a computer with Word",
    steps: [
      "Open the resume, which may be a PDF, choose File, then Save As, and PDF as its type.",
      "Below the type choose Minimum size (publishing online), and save.",
    ],
  },
  {
    on: "On a Mac",
    steps: [
      "Open the PDF in Preview and choose File, then Export.",
      "Under Quartz Filter choose Reduce File Size, and save.",
    ],
  },
];

/** Tells how to make a PDF smaller, for whoever was told that their resume is too large. */
export function SmallerPdfPage() {
  return (
    <Paper company="">
      <div>
        <h1>How to make a PDF smaller</h1>
        <p className={paper.lead}>
          Pages that are text need little room. Photographs and scans in colour need most of it: leave them
          out where you can, then choose your file again on the page you came from.
        </p>
      </div>
      {ways.map(({ on, steps }) => (
        <section key={on}>
          <h2>{on}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </Paper>
  );
}
