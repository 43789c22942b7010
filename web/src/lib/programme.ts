/** The server's name for the requisition that the ESA programme recruits for. */
export const liveProgramme = "live";

/** The programme's dashboard, whatever its address, and what its tiles count. */
export const esaDashboard = {
  title: "ESA Dashboard",
  info: "The candidates of the ESA programme, by the status of their last step. New: nobody has called them yet; the queue is those of them whom nobody works on. Shortlisted. Selection Round: Selected and Rejected. KYC: Submitted and Verified. Call Round: all others in CALL and OFFER. Joining and Blacklisted. Each candidate is in one tile.",
} as const;
