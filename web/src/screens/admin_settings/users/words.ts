import type { Grant, User } from "@/api/user";

export const nameOf = ({ firstName, lastName }: Pick<User, "firstName" | "lastName">) =>
  `${firstName} ${lastName}`;

/** How a grant is called on screen. */
export const grantLabels: Record<Grant, string> & Partial<Record<string, string>> = {
  manager: "Manager",
  reviewDashboard: "Review Dashboard",
  esaAssigned: "ESA assigned",
  commentDownload: "Comment download",
  administer: "Administer",
};

/** What a grant lets somebody do, beside what the role does. */
export const grantMeanings: Record<Grant, string> = {
  manager: "Every requisition action and every move, all dashboards but Review",
  reviewDashboard: "The Review Dashboard too, for a manager",
  esaAssigned: "Works on the queue of the ESA programme",
  commentDownload: "Downloads comments",
  administer: "These pages: users, settings, audit, outbox",
};
