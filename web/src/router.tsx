import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  type RouteComponent,
  redirect,
} from "@tanstack/react-router";
import { PendingPage } from "@/app/pages/PendingPage";
import { landingOfLiveSession } from "@/app/signIn";
import { ToastHost } from "@/app/ToastHost";
import { isPublic, rowFor } from "./routes";

const loadShell = () => import("@/app/shell/Shell");
const loadAdministration = () => import("@/app/pages/AdministrationPage");

const BareErrorPage = lazyRouteComponent(() => import("@/app/pages/BarePages"), "BareErrorPage");

/** The error page also reports a lost connection, when it could not load any more. */
export const preloadErrorPage = () => void BareErrorPage.preload?.();

/** Screens read their own addresses, which keeps that code out of the first load. */
const readByScreen = (search: Record<string, unknown>) => search as Record<string, string>;

/** Makes routes below a parent: each has a path and a component by name, in a module loaded on demand. */
function routesUnder<Parent extends AnyRoute>(parent: Parent) {
  return <const Path extends string, const Name extends string>(
    path: Path,
    load: () => Promise<Record<NoInfer<Name>, RouteComponent>>,
    name: Name,
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: readByScreen,
      component: lazyRouteComponent(load, name),
    });
}

const rootRoute = createRootRoute({
  component: () => (
    <>
      <ToastHost />
      <Outlet />
    </>
  ),
  notFoundComponent: lazyRouteComponent(() => import("@/app/pages/BarePages"), "BareNotFoundPage"),
  errorComponent: BareErrorPage,
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  beforeLoad: async () => {
    const landing = await landingOfLiveSession();
    if (landing !== null) throw redirect({ href: landing, replace: true });
  },
  component: lazyRouteComponent(() => import("@/app/pages/LoginPage"), "LoginPage"),
});

/** Everything behind the login. The shell's code loads in parallel with the session. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  beforeLoad: async ({ location }) => {
    const row = rowFor(location.pathname);
    if (row?.entry === "public") throw redirect({ href: location.href, reloadDocument: true });
    if (row && !row.served && isPublic(row.who)) throw notFound();
    const [{ requireSession }] = await Promise.all([import("@/app/session"), loadShell()]);
    await requireSession(location.href);
  },
  component: lazyRouteComponent(loadShell, "Shell"),
  errorComponent: BareErrorPage,
});

const open = routesUnder(rootRoute);
const staff = routesUnder(shellRoute);
const administrationRoute = staff("/admin_settings", loadAdministration, "AdministrationPage");
const administration = routesUnder(administrationRoute);

// Search parameters are plain text, ?page=2 and not ?page=%222%22; each screen reads its own.
const parseSearch = (text: string) => Object.fromEntries(new URLSearchParams(text));
const stringifySearch = (search: Record<string, unknown>) => {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return text && `?${text}`;
};

export const router = createRouter({
  // As in routes.ts: a screen that opens under another spelling would have neither its title nor its rights.
  caseSensitive: true,
  routeTree: rootRoute.addChildren([
    loginRoute,
    open("/reset_password", () => import("@/app/pages/ResetPasswordPage"), "ResetPasswordPage"),
    shellRoute.addChildren([
      staff("/admin", () => import("@/screens/admin/AdminScreen"), "AdminScreen"),
      staff("/directory", () => import("@/screens/directory/DirectoryScreen"), "DirectoryScreen"),
      staff(
        "/candidate_details",
        () => import("@/screens/candidate_details/CandidateDetailsScreen"),
        "CandidateDetailsScreen",
      ),
      staff(
        "/candidate_database",
        () => import("@/screens/candidate_database/CandidateDatabaseScreen"),
        "CandidateDatabaseScreen",
      ),
      staff("/esa_directory", () => import("@/screens/directory/DirectoryScreen"), "DirectoryScreen"),
      staff(
        "/esa_candidate_details",
        () => import("@/screens/candidate_details/CandidateDetailsScreen"),
        "CandidateDetailsScreen",
      ),
      staff("/can_resume/$resumeId", () => import("@/screens/can_resume/ResumeScreen"), "ResumeScreen"),
      staff(
        "/scheduled_interviews",
        () => import("@/screens/scheduled_interviews/ScheduledInterviewsScreen"),
        "ScheduledInterviewsScreen",
      ),
      staff("/waiting", () => import("@/screens/waiting/WaitingScreen"), "WaitingScreen"),
      staff("/calling", () => import("@/screens/calling/CallingScreen"), "CallingScreen"),
      staff("/master", () => import("@/screens/master/MasterScreen"), "MasterScreen"),
      staff(
        "/open_till_date",
        () => import("@/screens/open_till_date/OpenTillDateScreen"),
        "OpenTillDateScreen",
      ),
      staff("/average_ttf", () => import("@/screens/average_ttf/AverageTtfScreen"), "AverageTtfScreen"),
      staff(
        "/review_dashboard",
        () => import("@/screens/review_dashboard/ReviewDashboardScreen"),
        "ReviewDashboardScreen",
      ),
      staff("/team_performance", () => import("@/screens/team_performance/TeamScreen"), "TeamScreen"),
      staff(
        "/monthly_performance_dashboard",
        () => import("@/screens/monthly_performance_dashboard/MonthlyTeamScreen"),
        "MonthlyTeamScreen",
      ),
      staff(
        "/profile_metrics",
        () => import("@/screens/profile_metrics/ProfileMetricsScreen"),
        "ProfileMetricsScreen",
      ),
      staff("/ELPL_sheets", () => import("@/screens/elpl_sheets/ElplScreen"), "ElplScreen"),
      staff(
        "/candidate_feedback",
        () => import("@/screens/candidate_feedback/FeedbackScreen"),
        "FeedbackScreen",
      ),
      staff("/hourly_performance", () => import("@/screens/hourly_performance/HourlyScreen"), "HourlyScreen"),
      staff("/s6_performance", () => import("@/screens/s6_performance/S6Screen"), "S6Screen"),
      staff("/huddleDashboard", () => import("@/screens/huddle_dashboard/HuddleScreen"), "HuddleScreen"),
      staff(
        "/offer_sent_accepted_db",
        () => import("@/screens/offer_sent_accepted_db/OfferScreen"),
        "OfferScreen",
      ),
      staff(
        "/candidateSourcewise_db",
        () => import("@/screens/candidate_sourcewise_db/SourceScreen"),
        "SourceScreen",
      ),
      staff(
        "/monthly_req_data",
        () => import("@/screens/monthly_req_data/MonthlyReqDataScreen"),
        "MonthlyReqDataScreen",
      ),
      administrationRoute.addChildren([
        administration("/", loadAdministration, "FirstAdministrationPage"),
        administration("users", () => import("@/screens/admin_settings/users/UsersScreen"), "UsersScreen"),
        administration(
          "departments",
          () => import("@/screens/admin_settings/departments/DepartmentsScreen"),
          "DepartmentsScreen",
        ),
        administration(
          "statuses",
          () => import("@/screens/admin_settings/statuses/StatusesScreen"),
          "StatusesScreen",
        ),
        administration(
          "settings",
          () => import("@/screens/admin_settings/settings/SettingsScreen"),
          "SettingsScreen",
        ),
        administration("audit", () => import("@/screens/admin_settings/audit/AuditScreen"), "AuditScreen"),
        administration(
          "sessions",
          () => import("@/screens/admin_settings/sessions/SessionsScreen"),
          "SessionsScreen",
        ),
        administration(
          "outbox",
          () => import("@/screens/admin_settings/outbox/OutboxScreen"),
          "OutboxScreen",
        ),
        administration(
          "channels",
          () => import("@/screens/admin_settings/channels/ChannelsScreen"),
          "ChannelsScreen",
        ),
      ]),
      staff("$", () => import("@/app/pages/NotFoundPage"), "NotFoundPage"),
    ]),
  ]),
  defaultErrorComponent: lazyRouteComponent(() => import("@/app/pages/ErrorPage"), "ErrorPage"),
  defaultPendingComponent: PendingPage,
  parseSearch,
  stringifySearch,
  defaultPreload: "intent",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
