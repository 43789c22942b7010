import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { PendingPage } from "@/app/pages/PendingPage";
import { landingOfLiveSession } from "@/app/signIn";
import { ToastHost } from "@/app/ToastHost";
import { parseDetailsSearch } from "@/blocks/candidate/detailsLink";
import { parseDirectorySearch } from "@/blocks/candidate/directoryPlace";
import { parseHomeSearch } from "@/screens/admin/search";
import { isPublic, rowFor } from "./routes";

const loadShell = () => import("@/app/shell/Shell");

const BareErrorPage = lazyRouteComponent(() => import("@/app/pages/BarePages"), "BareErrorPage");

/** A lost connection is one of the things the error page tells, and it could not be loaded any more then. */
export const preloadErrorPage = () => void BareErrorPage.preload?.();

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

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset_password",
  component: lazyRouteComponent(() => import("@/app/pages/ResetPasswordPage"), "ResetPasswordPage"),
});

const requisitionApprovalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/requisition_approval",
  component: lazyRouteComponent(
    () => import("@/app/pages/RequisitionApprovalPage"),
    "RequisitionApprovalPage",
  ),
});

const interviewResultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/interview_result",
  component: lazyRouteComponent(() => import("@/app/pages/InterviewResultPage"), "InterviewResultPage"),
});

/** Everything behind the login. The shell's code loads while the session is asked for. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  beforeLoad: async ({ location }) => {
    const row = rowFor(location.pathname);
    if (row && !row.served && isPublic(row.who)) throw notFound();
    const [{ requireSession }] = await Promise.all([import("@/app/session"), loadShell()]);
    await requireSession(location.href);
  },
  component: lazyRouteComponent(loadShell, "Shell"),
  errorComponent: BareErrorPage,
});

/** Screens read their address themselves: there are many of them, and the way to read it is no part of the first load. */
const readByScreen = (search: Record<string, unknown>) => search as Record<string, string>;

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/admin",
  validateSearch: parseHomeSearch,
  component: lazyRouteComponent(() => import("@/screens/admin/AdminScreen"), "AdminScreen"),
});

const directoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/directory",
  validateSearch: parseDirectorySearch,
  component: lazyRouteComponent(() => import("@/screens/directory/DirectoryScreen"), "DirectoryScreen"),
});

const candidateDetailsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/candidate_details",
  validateSearch: parseDetailsSearch,
  component: lazyRouteComponent(
    () => import("@/screens/candidate_details/CandidateDetailsScreen"),
    "CandidateDetailsScreen",
  ),
});

const resumeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/can_resume/$resumeId",
  component: lazyRouteComponent(() => import("@/screens/can_resume/ResumeScreen"), "ResumeScreen"),
});

const scheduledInterviewsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/scheduled_interviews",
  validateSearch: readByScreen,
  component: lazyRouteComponent(
    () => import("@/screens/scheduled_interviews/ScheduledInterviewsScreen"),
    "ScheduledInterviewsScreen",
  ),
});

const loadAdministration = () => import("@/app/pages/AdministrationPage");

const administrationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/admin_settings",
  component: lazyRouteComponent(loadAdministration, "AdministrationPage"),
});

const firstAdministrationRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: "/",
  component: lazyRouteComponent(loadAdministration, "FirstAdministrationPage"),
});

const usersRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: "users",
  validateSearch: readByScreen,
  component: lazyRouteComponent(() => import("@/screens/admin_settings/users/UsersScreen"), "UsersScreen"),
});

const departmentsRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: "departments",
  validateSearch: readByScreen,
  component: lazyRouteComponent(
    () => import("@/screens/admin_settings/departments/DepartmentsScreen"),
    "DepartmentsScreen",
  ),
});

const statusesRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: "statuses",
  validateSearch: readByScreen,
  component: lazyRouteComponent(
    () => import("@/screens/admin_settings/statuses/StatusesScreen"),
    "StatusesScreen",
  ),
});

const settingsRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: "settings",
  validateSearch: readByScreen,
  component: lazyRouteComponent(
    () => import("@/screens/admin_settings/settings/SettingsScreen"),
    "SettingsScreen",
  ),
});

const auditRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: "audit",
  validateSearch: readByScreen,
  component: lazyRouteComponent(() => import("@/screens/admin_settings/audit/AuditScreen"), "AuditScreen"),
});

const sessionsRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: "sessions",
  validateSearch: readByScreen,
  component: lazyRouteComponent(
    () => import("@/screens/admin_settings/sessions/SessionsScreen"),
    "SessionsScreen",
  ),
});

const outboxRoute = createRoute({
  getParentRoute: () => administrationRoute,
  path: "outbox",
  validateSearch: readByScreen,
  component: lazyRouteComponent(() => import("@/screens/admin_settings/outbox/OutboxScreen"), "OutboxScreen"),
});

const masterRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/master",
  validateSearch: readByScreen,
  component: lazyRouteComponent(() => import("@/screens/master/MasterScreen"), "MasterScreen"),
});

const openTillDateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/open_till_date",
  validateSearch: readByScreen,
  component: lazyRouteComponent(
    () => import("@/screens/open_till_date/OpenTillDateScreen"),
    "OpenTillDateScreen",
  ),
});

const averageTtfRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/average_ttf",
  validateSearch: readByScreen,
  component: lazyRouteComponent(() => import("@/screens/average_ttf/AverageTtfScreen"), "AverageTtfScreen"),
});

const reviewDashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/review_dashboard",
  validateSearch: readByScreen,
  component: lazyRouteComponent(
    () => import("@/screens/review_dashboard/ReviewDashboardScreen"),
    "ReviewDashboardScreen",
  ),
});

const unknownRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "$",
  component: lazyRouteComponent(() => import("@/app/pages/NotFoundPage"), "NotFoundPage"),
});

// Search parameters are plain text, ?page=2 and not ?page=%222%22; each screen reads its own out of them.
const parseSearch = (text: string) => Object.fromEntries(new URLSearchParams(text));
const stringifySearch = (search: Record<string, unknown>) => {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return text && `?${text}`;
};

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    loginRoute,
    resetPasswordRoute,
    requisitionApprovalRoute,
    interviewResultRoute,
    shellRoute.addChildren([
      homeRoute,
      directoryRoute,
      candidateDetailsRoute,
      resumeRoute,
      scheduledInterviewsRoute,
      masterRoute,
      openTillDateRoute,
      averageTtfRoute,
      reviewDashboardRoute,
      administrationRoute.addChildren([
        firstAdministrationRoute,
        usersRoute,
        departmentsRoute,
        statusesRoute,
        settingsRoute,
        auditRoute,
        sessionsRoute,
        outboxRoute,
      ]),
      unknownRoute,
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
