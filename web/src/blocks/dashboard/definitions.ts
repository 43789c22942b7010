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
  "/hourly_performance": [
    {
      figure: "Who and when",
      means:
        "Everybody with a live assignment and everybody who did something in the range. 09 AM has what came earlier in the day too, 06 PM what came later, so the hours add up to Total.",
    },
    { figure: "No. of Connected Calls", means: "Calls that reached the candidate." },
    {
      figure: "Total No. of Calls",
      means: "Every call that was noted, reached or not. Blacklisting is no call.",
    },
    { figure: "No. of Shortlistings", means: "Calls that ended with Shortlisted." },
    { figure: "HR Round", means: "Results of the HR round: Selected and Rejected." },
    { figure: "Tech Round", means: "Results of the TL, PL and CEO rounds: Selected and Rejected." },
    {
      figure: "For whom it counts",
      means: "For the recruiter who had the candidate at that time, on the day it happened.",
    },
  ],
  "/s6_performance": [
    {
      figure: "Steps by stage",
      means:
        "What was noted in each stage, for candidates with and without a recruiter. Blacklisting and reopening are no steps, so CALL is the number of calls.",
    },
    {
      figure: "D, W, M, Q, Y",
      means:
        "Today, this week from Monday, this month, this quarter and this year, each up to today. D1 to D6 are the six days before today, and likewise for the others.",
    },
  ],
  "/huddleDashboard": [
    {
      figure: "Daily Call Details",
      means:
        "Everybody with a live assignment or with something counted in the range; expanded, by requisition.",
    },
    { figure: "Positions Worked On", means: "Every requisition with something counted in the range." },
    { figure: "No. of Calls", means: "Every call that was noted. Blacklisting is no call." },
    { figure: "No. of Shortlistings", means: "Calls that ended with Shortlisted." },
    {
      figure: "HR Round, Technical Round",
      means: "Results of the rounds: S is selected, R is rejected. The total below a pair adds both.",
    },
    {
      figure: "Offer Sent, Offer Accepted, Onboarded",
      means: "Offers sent and accepted, and candidates who joined.",
    },
    {
      figure: "For whom it counts",
      means: "For the recruiter who had the candidate at that time, on the day it happened.",
    },
  ],
  "/offer_sent_accepted_db": [
    {
      figure: "Sent, Accepted",
      means:
        "Offers sent and offers accepted in the month, by the employment type of the requisition. An offer that was accepted stays counted if the candidate backs out later.",
    },
    {
      figure: "All types",
      means: "The four employment types together. Accepted is what Selected Candidate Source shares out.",
    },
  ],
  "/candidateSourcewise_db": [
    {
      figure: "Selected Candidate Source",
      means:
        "Offers accepted in the month, by the source of the candidate. It is the month of the acceptance, not that of adding.",
    },
    { figure: "Total Calls", means: "The calls about that application." },
    { figure: "Not Defined", means: "Candidates whose source nobody gave." },
  ],
  "/monthly_req_data": [
    {
      figure: "Open Requisition Data",
      means:
        "Requisitions first approved in the month, as on the Review Dashboard. Contract counts with Full Time.",
    },
    {
      figure: "Closures Requisition Data",
      means: "Positions closed in the month, as on Average TTF. Contract counts with Full Time.",
    },
    {
      figure: "Profiles Closed in TAT",
      means: "Those of them that were closed on or before the target closure date (TAT).",
    },
  ],
  "/team_performance": [
    {
      figure: "Number of Requisitions",
      means:
        "Requisitions that were ever approved and whose target closure date (TAT) lies in the month. All tiles speak of them.",
    },
    {
      figure: "Before Time, On Time",
      means:
        "Positions that were closed before the TAT day, and on it. A position is closed by an accepted offer that is still valid.",
    },
    { figure: "On-Going", means: "Open positions whose TAT has not passed." },
    {
      figure: "Delayed (Overdue)",
      means:
        "Positions that were closed after the TAT day, and open ones whose TAT has passed. These are positions; Open Till Date counts requisitions.",
    },
    { figure: "Position to be Closed", means: "Before Time, On Time, On-Going and Delayed together." },
    {
      figure: "Hold/Revoke Positions",
      means:
        "Open positions of requisitions that are on hold, revoked or unapproved again, and positions that were taken off.",
    },
    {
      figure: "Offer Not Accepted, Backed Out",
      means: "Candidates who stand so now; Backed Out after an offer or before joining.",
    },
    {
      figure: "Team performance",
      means: "Before Time and On Time, of Position to be Closed and Backed Out together, in percent.",
    },
    {
      figure: "Team performance Details",
      means:
        "To be closed is what a person closed and what is open with them; Target and Actual Score Achived are the points of to be closed and of closed. Total Percentage is the score of the target, with late positions too; Score Achived without them.",
    },
  ],
  "/monthly_performance_dashboard": [
    {
      figure: "Monthly Team Performance (%)",
      means:
        "The Total Percentage of the Team Dashboard by the month of the target closure date: the points of the positions a person closed, of those they were to close. 0 where there was no target.",
    },
  ],
  "/ELPL_sheets": [
    {
      figure: "Funnel",
      means:
        "The applications of a requisition that ever came so far: called, shortlisted, a round passed (Selected, On-Hold or Skip), an offer sent and accepted, joined. So it never widens.",
    },
    { figure: "Conversion %", means: "The block, of the one before it." },
    {
      figure: "Selected Stage",
      means: "The candidates that the block counts, with the status that they have now.",
    },
    {
      figure: "Offer Sent Due Date, Call Expl Date",
      means:
        "The target closure date (TAT) of the requisition, and the first answered telephone call since the offer was sent.",
    },
  ],
  "/candidate_feedback": [
    {
      figure: "Results",
      means:
        "One card for each result of a TL, PL or CEO round, Selected or Rejected, on a day of the range. All of them together are the requisition's Tech Round.",
    },
    {
      figure: "Avg. Score",
      means: "The mean of the scores given with that result, with one decimal; NA without scores.",
    },
    {
      figure: "Feedback Details",
      means: "The latest scores of each round by factor, and their average.",
    },
  ],
  "/profile_metrics": [
    {
      figure: "Profile Funnel",
      means:
        "The applications of a requisition that ever came so far, as on the ELPL Dashboard, where a block opens its candidates.",
    },
  ],
  "/profile_metrics#source": [
    {
      figure: "Source Chart",
      means:
        "The candidates whose record was made in the month, mapped to a requisition or not, by source. Not Defined are those whose source nobody gave.",
    },
  ],
};
