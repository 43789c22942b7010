import type { Facts } from "@/api/account";

/**
 * THE ROUTE TABLE: every path of the product as data. The menu, the palette, the guard and the tests read it;
 * the router's typed routes are in router.tsx.
 */

/** The users a screen or its menu item is for. The predicates are in `fits`. */
export type Who =
  | "public"
  | "candidateLink"
  | "candidateLinkOrStaff"
  | "staff"
  | "managers"
  | "reviewers"
  | "interviewers"
  | "notInterviewers"
  | "esaAssigned"
  | "seesProgramme"
  | "administrators";

export type MenuIcon =
  | "home"
  | "star"
  | "database"
  | "stack"
  | "users"
  | "calendar"
  | "funnel"
  | "bars"
  | "settings";

export type MenuGroup = "Team Performance";

/** An item of the left menu. Its label and condition may differ from the screen's own title and condition. */
export type MenuPlace = {
  label: string;
  order: number;
  group: MenuGroup | null;
  icon: MenuIcon | null;
  who: Who;
};

export type RouteRow = {
  path: string;
  title: string;
  who: Who;
  menu: MenuPlace | null;
  /** False until the screen is built: no menu shows it and its address is not found. */
  served: boolean;
  /** Describes the screen in the popover beside its name. A dashboard shows the definitions of its figures instead. */
  info?: string | "definitions";
  /** The menu item that this page belongs to. */
  partOf?: string;
  /** The screen fills the window, so no footer follows it. */
  whole?: boolean;
  /** A page of the small entry for people without a login, public.html; the router has no route for it. */
  entry?: "public";
};

const openToAll: ReadonlySet<Who> = new Set<Who>(["public", "candidateLink", "candidateLinkOrStaff"]);

const predicates: Record<Who, (facts: Facts) => boolean> = {
  public: () => true,
  candidateLink: () => true,
  candidateLinkOrStaff: () => true,
  staff: () => true,
  managers: (facts) => facts.manager,
  reviewers: (facts) => facts.manager && facts.reviewDashboard,
  interviewers: (facts) => facts.interviewer,
  notInterviewers: (facts) => !facts.interviewer,
  esaAssigned: (facts) => facts.esaAssigned,
  // A recruiter outside the programme and an interviewer see nobody of it.
  seesProgramme: ({ manager, esaAssigned, esaHr, recruiter, interviewer }) =>
    manager || esaAssigned || esaHr || !(recruiter || interviewer),
  administrators: (facts) => facts.administer,
};

export const menuGroups: Record<MenuGroup, { order: number; icon: MenuIcon }> = {
  "Team Performance": { order: 8, icon: "bars" },
};

function item(order: number, label: string, icon: MenuIcon, who: Who): MenuPlace {
  return { label, order, group: null, icon, who };
}

function performance(order: number, path: string, title: string, who: Who = "managers"): RouteRow {
  const menu: MenuPlace = { label: title, order, group: "Team Performance", icon: null, who };
  return { path, title, who, menu, served: false };
}

/** A dashboard that is built. Its page may have a longer name than its menu item. */
function dashboard(row: RouteRow, title = row.title): RouteRow {
  return { ...row, title, served: true, info: "definitions" };
}

function screen(
  path: string,
  title: string,
  who: Who,
  menu: MenuPlace | null = null,
  served = false,
): RouteRow {
  return { path, title, who, menu, served };
}

function publicPage(path: string, title: string, who: Who, served = false): RouteRow {
  return { ...screen(path, title, who, null, served), entry: "public" };
}

function administration(name: string, title: string, info: string): RouteRow {
  const path = `/admin_settings/${name}`;
  return { ...screen(path, title, "administrators", null, true), info, partOf: "/admin_settings" };
}

export const routes: readonly RouteRow[] = [
  screen("/", "Log In", "public", null, true),
  screen("/admin", "Home", "staff", item(1, "Home", "home", "staff"), true),
  screen(
    "/directory",
    "Candidate Directory",
    "staff",
    item(5, "ESA Dashboard", "users", "esaAssigned"),
    true,
  ),
  screen(
    "/candidate_details",
    "Candidate Details",
    "staff",
    item(2, "ESA Candidate", "star", "esaAssigned"),
    true,
  ),
  publicPage("/candidate_form/{candidateId}", "Candidate Form", "candidateLinkOrStaff", true),
  publicPage("/candidate_info_form", "Candidate Info Form", "candidateLinkOrStaff", true),
  publicPage("/can_resume/{id1}/{id2}/{id3}", "Resume Upload", "candidateLink", true),
  screen("/can_resume/{resumeId}", "Resume", "staff", null, true),
  screen(
    "/candidate_database",
    "Candidate Database",
    "staff",
    item(3, "Candidate Database", "database", "staff"),
    true,
  ),
  screen(
    "/scheduled_interviews",
    "Scheduled Interviews",
    "interviewers",
    item(6, "Scheduled Interviews", "calendar", "interviewers"),
    true,
  ),
  screen("/esa_directory", "ESA Dashboard", "seesProgramme", null, true),
  screen("/esa_candidate_details", "ESA Candidate Details", "seesProgramme", null, true),
  publicPage("/esa_add_candidate", "ESA Add Candidate", "public", true),
  {
    ...screen("/master", "Master", "notInterviewers", item(4, "Master", "stack", "notInterviewers"), true),
    info: "The reference data behind the rest of Muster: the positions that requisitions are for, where candidates come from, and the templates for messages to candidates.",
  },
  dashboard(performance(1, "/team_performance", "Team Dashboard")),
  dashboard(performance(2, "/hourly_performance", "Hourly Performance")),
  dashboard(performance(3, "/review_dashboard", "Review Dashboard", "reviewers")),
  dashboard(performance(4, "/candidate_feedback", "Candidate Feedback")),
  // Its two parts have a popover each.
  { ...performance(5, "/profile_metrics", "Profile Metrics"), served: true },
  dashboard(performance(6, "/s6_performance", "Team S6")),
  dashboard(performance(7, "/open_till_date", "Open Till Date"), "Requisition Open Till Date"),
  dashboard(performance(8, "/offer_sent_accepted_db", "Offer Sent and Accepted")),
  dashboard(performance(9, "/average_ttf", "Average TTF"), "Average TTF Dashboard"),
  dashboard(
    performance(10, "/monthly_performance_dashboard", "Monthly Team Performance"),
    "Monthly Team Performance (%)",
  ),
  dashboard(performance(11, "/candidateSourcewise_db", "Selected Candidate Source")),
  dashboard(performance(12, "/huddleDashboard", "Huddle Dashboard")),
  dashboard(
    screen("/ELPL_sheets", "ELPL Dashboard", "managers", item(7, "ELPL Dashboard", "funnel", "managers")),
  ),
  {
    ...dashboard(screen("/monthly_req_data", "Monthly Requisition Data", "managers")),
    partOf: "/average_ttf",
  },
  // Our own screens.
  {
    ...screen("/waiting", "Waiting", "staff", null, true),
    partOf: "/admin",
    info: "Which candidates wait on whom, since when and until when, the most urgent first. Who is not called for some weeks is asleep and never overdue.",
  },
  {
    ...screen("/calling", "Calling", "staff", null, true),
    partOf: "/admin",
    whole: true,
    info: "Whom to call now, one after the other: promised calls first, then who answers best at this time of day, then the new ones. Nobody else calls the candidate whom you have open.",
  },
  screen("/reset_password", "Reset Password", "public", null, true),
  publicPage("/opt_out", "Opt Out", "public", true),
  publicPage("/requisition_approval", "Requisition Approval", "public", true),
  publicPage("/interview_result", "Interview Result", "public", true),
  publicPage("/interview_reply", "Your Interview", "public", true),
  publicPage("/smaller_pdf", "A Smaller PDF", "public", true),
  screen(
    "/admin_settings",
    "Administration",
    "administrators",
    item(9, "Administration", "settings", "administrators"),
    true,
  ),
  administration(
    "users",
    "Users",
    "Everybody Muster knows by name: role, department, grants, telephone, and whether they may sign in. Every change is recorded in the audit.",
  ),
  administration(
    "departments",
    "Departments",
    "Which departments may sign in, and who approves their requisitions. If nobody is named, or that person has left, the CEO approves.",
  ),
  administration(
    "statuses",
    "Statuses",
    "The colour of each status everywhere, and the order in which dialogs offer them. What a status means is fixed.",
  ),
  administration("settings", "Settings", "These apply to everybody, from the next request on."),
  administration(
    "audit",
    "Audit",
    "Who changed what, when and from where, with the values before and after, for everything that has no timeline: users, grants, settings, masters, downloads, sign-ins.",
  ),
  administration(
    "outbox",
    "Outbox",
    "Every message Muster has written, by mail or WhatsApp, newest first: waiting, sent, failed with the reason, kept because nothing is set up to send it, or cancelled before sending.",
  ),
  administration(
    "channels",
    "Channels",
    "By which services Muster sends mail and WhatsApp messages and makes calls, and a test of each. They are set when Muster is started; their passwords and keys are shown nowhere.",
  ),
  administration(
    "sessions",
    "Login Sessions",
    "Every browser that is signed in. A session ends after 12 hours without use, and after 7 days in any case.",
  ),
];

/** The pages of the administration, in the order of its navigation. */
export const administrationRows = routes.filter((row) => row.partOf === "/admin_settings");

export function fits(who: Who, facts: Facts): boolean {
  return predicates[who](facts);
}

/** The administration is hidden: for everybody else its addresses do not exist. */
export function isHidden({ who }: RouteRow, facts: Facts): boolean {
  return who === "administrators" && !fits(who, facts);
}

/** Whether the screen opens without a login. */
export function isPublic(who: Who): boolean {
  return openToAll.has(who);
}

/** The row of an address; segments in braces match any one segment. */
export function rowFor(pathname: string): RouteRow | undefined {
  const asked = pathname.split("/");
  return routes.find(({ path }) => {
    const own = path.split("/");
    return (
      own.length === asked.length &&
      own.every((part, i) => (part.startsWith("{") ? asked[i] !== "" : part === asked[i]))
    );
  });
}

/** The screen after login when no address was requested: where the user's work begins. */
export function landingPath({
  esaAssigned,
  interviewer,
}: Pick<Facts, "esaAssigned" | "interviewer">): string {
  if (esaAssigned) return "/candidate_details";
  return interviewer ? "/scheduled_interviews" : "/admin";
}
