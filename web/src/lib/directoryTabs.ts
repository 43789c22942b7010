/** The tabs of the candidate directory, as the server counts them. */
export const directoryTabs = [
  "All",
  "New",
  "Call_Round",
  "HR_Round",
  "Tech_Round",
  "Offer",
  "Joining",
  "Remap",
  "Shortlisted",
  "Selection_Round",
  "KYC",
  "Blacklisted",
] as const;
export type DirectoryTab = (typeof directoryTabs)[number];
