/** The definitions of each dashboard's figures, for the popover beside its name. One number has one definition. */

export type Definition = { figure: string; means: string };

export const definitions: Readonly<Record<string, readonly Definition[]>> = {
  "/open_till_date": [
    {
      figure: "Requisition Open Till Date",
      means: "Every requisition that is still hiring: it is Approved, Assigned, Re-Assigned or Inprogress.",
    },
    { figure: "Days Open", means: "Days since the requisition was first approved." },
    {
      figure: "Status",
      means:
        "In-progress up to the target closure date (TAT), Delayed from the day after it. Delayed is what Home counts as Overdue.",
    },
  ],
  "/average_ttf": [
    {
      figure: "No. of Closure",
      means:
        "Positions closed in the month: offers accepted in that month that are still valid, joined or not. An offer does not count if its candidate backed out or was blacklisted.",
    },
    {
      figure: "Average TTF (Days)",
      means:
        "The time to fill a position is the number of days from the first approval of its requisition to the day the offer was accepted. The average covers the positions closed in the month, with one decimal; Total covers the whole year.",
    },
  ],
  "/review_dashboard": [
    { figure: "Requisition_Approved", means: "Requisitions first approved in the month." },
    { figure: "Requisition_Assigned", means: "Those of them that were ever assigned to a recruiter." },
    { figure: "Closed", means: "Those of them that are Completed or Onboarded now." },
    {
      figure: "Table",
      means:
        "One row for each assignment made in the range. Recruiter Start Date is the day of that recruiter's first candidate or call under it; Position Closed counts their accepted offers that are still valid.",
    },
  ],
};
