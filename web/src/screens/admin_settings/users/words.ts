import type { Grant, User } from "@/api/user";

export const nameOf = ({ firstName, lastName }: Pick<User, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

/** The label of a grant. */
export const grantLabels: Record<Grant, string> & Partial<Record<string, string>> = {
  manager: "Manager",
  reviewDashboard: "Review Dashboard",
  esaAssigned: "ESA assigned",
  commentDownload: "Comment download",
  administer: "Administer",
};

/** What a grant allows in addition to the role. */
export const grantMeanings: Record<Grant, string> = {
  manager: "Every requisition action and every move, all dashboards except Review",
  reviewDashboard: "For managers: the Review Dashboard too",
  esaAssigned: "Works on the ESA programme's queue",
  commentDownload: "Downloads comments",
  administer: "These pages: users, settings, audit, outbox",
};
