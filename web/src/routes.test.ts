import { describe, expect, it } from "vitest";
import type { Facts } from "@/api/account";
import { buildMenu, type MenuEntry, paletteLinks, servedRows } from "@/app/menu";
import { definitions } from "@/blocks/dashboard/definitions";
import { isPublicPath, publicPageOf, publicPaths } from "@/public/paths";
import {
  administrationRows,
  fits,
  isHidden,
  isPublic,
  landingPath,
  type RouteRow,
  routes,
  rowFor,
} from "./routes";

const nobody: Facts = {
  manager: false,
  reviewDashboard: false,
  administer: false,
  commentDownload: false,
  esaAssigned: false,
  recruiter: false,
  interviewer: false,
  adminRole: false,
  esaHr: false,
};
const people = {
  manager: { ...nobody, manager: true, reviewDashboard: true },
  fourthManager: { ...nobody, manager: true },
  recruiter: { ...nobody, recruiter: true },
  interviewer: { ...nobody, interviewer: true },
  adminRole: { ...nobody, adminRole: true },
  esaAssigned: { ...nobody, recruiter: true, esaAssigned: true },
  administrator: { ...nobody, administer: true },
} satisfies Record<string, Facts>;

const all = routes.map((row): RouteRow => ({ ...row, served: true }));

/** 'Label /path', or 'Group > Label /path' for an item of a group. */
function lines(entries: MenuEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.kind === "link"
      ? [`${entry.label} ${entry.path}`]
      : entry.links.map(({ label, path }) => `${entry.label} > ${label} ${path}`),
  );
}

const reviewDashboard = "Team Performance > Review Dashboard /review_dashboard";
const teamPerformance = [
  "Team Performance > Team Dashboard /team_performance",
  "Team Performance > Hourly Performance /hourly_performance",
  reviewDashboard,
  "Team Performance > Candidate Feedback /candidate_feedback",
  "Team Performance > Profile Metrics /profile_metrics",
  "Team Performance > Team S6 /s6_performance",
  "Team Performance > Open Till Date /open_till_date",
  "Team Performance > Offer Sent and Accepted /offer_sent_accepted_db",
  "Team Performance > Average TTF /average_ttf",
  "Team Performance > Monthly Team Performance /monthly_performance_dashboard",
  "Team Performance > Selected Candidate Source /candidateSourcewise_db",
  "Team Performance > Huddle Dashboard /huddleDashboard",
];

describe("the route table", () => {
  it("has the 28 specified paths and our own, each for the specified users", () => {
    expect(Object.fromEntries(routes.map(({ path, who }) => [path, who]))).toEqual({
      "/": "public",
      "/admin": "staff",
      "/directory": "staff",
      "/candidate_details": "staff",
      "/candidate_form/{candidateId}": "candidateLinkOrStaff",
      "/candidate_info_form": "candidateLinkOrStaff",
      "/can_resume/{id1}/{id2}/{id3}": "candidateLink",
      "/can_resume/{resumeId}": "staff",
      "/candidate_database": "staff",
      "/scheduled_interviews": "interviewers",
      "/esa_directory": "seesProgramme",
      "/esa_candidate_details": "seesProgramme",
      "/esa_add_candidate": "public",
      "/master": "notInterviewers",
      "/team_performance": "managers",
      "/hourly_performance": "managers",
      "/review_dashboard": "reviewers",
      "/candidate_feedback": "managers",
      "/profile_metrics": "managers",
      "/s6_performance": "managers",
      "/open_till_date": "managers",
      "/offer_sent_accepted_db": "managers",
      "/average_ttf": "managers",
      "/monthly_performance_dashboard": "managers",
      "/candidateSourcewise_db": "managers",
      "/huddleDashboard": "managers",
      "/ELPL_sheets": "managers",
      "/monthly_req_data": "managers",
      "/waiting": "staff",
      "/calling": "staff",
      "/reset_password": "public",
      "/opt_out": "public",
      "/requisition_approval": "public",
      "/interview_result": "public",
      "/interview_reply": "public",
      "/smaller_pdf": "public",
      "/admin_settings": "administrators",
      "/admin_settings/users": "administrators",
      "/admin_settings/departments": "administrators",
      "/admin_settings/statuses": "administrators",
      "/admin_settings/settings": "administrators",
      "/admin_settings/audit": "administrators",
      "/admin_settings/outbox": "administrators",
      "/admin_settings/sessions": "administrators",
      "/admin_settings/channels": "administrators",
    });
    expect(routes).toHaveLength(45);
  });

  it("serves every screen", () => {
    expect(routes.filter(({ served }) => !served)).toEqual([]);
  });

  it("finds the row of an address, with its parameters", () => {
    expect(rowFor("/can_resume/abc")?.title).toBe("Resume");
    expect(rowFor("/can_resume/a/b/c")?.title).toBe("Resume Upload");
    expect(rowFor("/can_resume/")).toBeUndefined();
    expect(rowFor("/elpl_sheets")).toBeUndefined();
    expect(rowFor("/admin_settings/outbox")?.title).toBe("Outbox");
  });

  it("opens public screens and candidate links without a login, and nothing else", () => {
    expect(routes.filter(({ who }) => isPublic(who)).map(({ path }) => path)).toEqual([
      "/",
      "/candidate_form/{candidateId}",
      "/candidate_info_form",
      "/can_resume/{id1}/{id2}/{id3}",
      "/esa_add_candidate",
      "/reset_password",
      "/opt_out",
      "/requisition_approval",
      "/interview_result",
      "/interview_reply",
      "/smaller_pdf",
    ]);
  });

  it("has every page of the small entry, and its paths have a page", () => {
    expect(routes.filter(({ entry }) => entry === "public").map(({ path }) => path)).toEqual(publicPaths);
    expect(publicPageOf("/can_resume/a/b/c")).toEqual({
      path: "/can_resume/{id1}/{id2}/{id3}",
      ids: ["a", "b", "c"],
    });
    expect(isPublicPath("/can_resume/a")).toBe(false);
    expect(isPublicPath("/candidate_form/")).toBe(false);
    expect(isPublicPath("/candidate_form/a/b")).toBe(false);
    expect(isPublicPath("/admin")).toBe(false);
  });

  it("lets everybody who sees the programme into the ESA screens", () => {
    expect(fits("seesProgramme", { ...nobody, esaHr: true })).toBe(true);
    expect(fits("seesProgramme", people.esaAssigned)).toBe(true);
    expect(fits("seesProgramme", people.manager)).toBe(true);
    expect(fits("seesProgramme", people.adminRole)).toBe(true);
    expect(fits("seesProgramme", people.recruiter)).toBe(false);
    expect(fits("seesProgramme", people.interviewer)).toBe(false);
  });
});

describe("the left menu, once every screen is served", () => {
  const menuOf = (facts: Facts) => lines(buildMenu(facts, all));

  it("of a manager", () => {
    expect(menuOf(people.manager)).toEqual([
      "Home /admin",
      "Candidate Database /candidate_database",
      "Master /master",
      "ELPL Dashboard /ELPL_sheets",
      ...teamPerformance,
    ]);
  });

  it("of a manager without the review grant lacks only Review Dashboard", () => {
    expect(menuOf(people.fourthManager)).toEqual(
      menuOf(people.manager).filter((line) => line !== reviewDashboard),
    );
  });

  it("of a recruiter and of the admin-type role", () => {
    const plain = ["Home /admin", "Candidate Database /candidate_database", "Master /master"];
    expect(menuOf(people.recruiter)).toEqual(plain);
    expect(menuOf(people.adminRole)).toEqual(plain);
  });

  it("of the restricted role has Scheduled Interviews instead of Master", () => {
    expect(menuOf(people.interviewer)).toEqual([
      "Home /admin",
      "Candidate Database /candidate_database",
      "Scheduled Interviews /scheduled_interviews",
    ]);
  });

  it("of an ESA-assigned HR has the two ESA items in their places", () => {
    expect(menuOf(people.esaAssigned)).toEqual([
      "Home /admin",
      "ESA Candidate /candidate_details",
      "Candidate Database /candidate_database",
      "Master /master",
      "ESA Dashboard /directory",
    ]);
  });

  it("of a user with every role and grant is in the specified order, our own item last", () => {
    const everything = { ...people.manager, esaAssigned: true, administer: true };
    expect(menuOf(everything)).toEqual([
      "Home /admin",
      "ESA Candidate /candidate_details",
      "Candidate Database /candidate_database",
      "Master /master",
      "ESA Dashboard /directory",
      "ELPL Dashboard /ELPL_sheets",
      ...teamPerformance,
      "Administration /admin_settings",
    ]);
  });
});

describe("a dashboard", () => {
  it("defines its figures", () => {
    const built = servedRows().filter(({ menu }) => menu?.group === "Team Performance");
    for (const { path } of built) expect(definitions[path]?.length, path).toBeGreaterThan(0);
    // Profile Metrics has two popovers of its own.
    const own = ["/profile_metrics", "/profile_metrics#source"];
    const defined = servedRows().filter(({ info }) => info === "definitions");
    expect(Object.keys(definitions).sort()).toEqual([...defined.map(({ path }) => path), ...own].sort());
  });
});

describe("the administration", () => {
  const paths = [
    "",
    "/users",
    "/departments",
    "/statuses",
    "/settings",
    "/audit",
    "/outbox",
    "/channels",
    "/sessions",
  ].map((page) => `/admin_settings${page}`);

  it("is in its own navigation and in the palette of an administrator", () => {
    expect(administrationRows.map(({ path }) => path)).toEqual(paths.slice(1));
    const links = paletteLinks(people.administrator, servedRows());
    expect(links.map(({ path }) => path).filter((path) => path.startsWith("/admin_settings"))).toEqual(paths);
    expect(links.map(({ label }) => label)).toContain("Administration: Login Sessions");
  });

  const others = Object.entries(people).filter(([name]) => name !== "administrator");

  it.each(others)("is hidden from %s: in the menu, in the palette and by address", (_, facts) => {
    const everywhere = JSON.stringify([buildMenu(facts, all), paletteLinks(facts, all)]);
    expect(everywhere).not.toMatch(/admin_settings|Administration|Outbox|Audit/);
    for (const path of paths) {
      const row = rowFor(path);
      expect(row && isHidden(row, facts)).toBe(true);
    }
  });

  it("exists for an administrator", () => {
    for (const path of paths) {
      const row = rowFor(path);
      expect(row && isHidden(row, people.administrator)).toBe(false);
    }
  });
});

describe("the palette", () => {
  it("has the page that belongs to Average TTF", () => {
    expect(paletteLinks(people.manager, servedRows()).map(({ label }) => label)).toContain(
      "Average TTF: Monthly Requisition Data",
    );
  });
});

describe("landing after login", () => {
  it("is Candidate Details for ESA-assigned HR, and Home for everybody else", () => {
    expect(landingPath({ esaAssigned: true, interviewer: false })).toBe("/candidate_details");
    expect(landingPath({ esaAssigned: false, interviewer: true })).toBe("/scheduled_interviews");
    expect(landingPath({ esaAssigned: false, interviewer: false })).toBe("/admin");
  });
});
