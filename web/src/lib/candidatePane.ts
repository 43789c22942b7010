const key = "muster.candidatePane";

/** What stands beside a candidate's stages. */
export type CandidatePane = "details" | "resume";

export function rememberedPane(): CandidatePane {
  try {
    return window.localStorage.getItem(key) === "resume" ? "resume" : "details";
  } catch {
    return "details";
  }
}

export function rememberPane(pane: CandidatePane): void {
  try {
    if (pane === "resume") window.localStorage.setItem(key, pane);
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage it is chosen again.
  }
}
