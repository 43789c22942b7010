import { Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import type { Facts } from "@/api/account";
import { UndoHost } from "@/blocks/undo/UndoBar";
import { useWrite } from "@/blocks/write/useWrite";
import { fits, isHidden, type RouteRow, rowFor } from "@/routes";
import { BottomRow } from "@/ui/BottomRow";
import { DialogHost } from "@/ui/DialogHost";
import { openDialog } from "@/ui/dialogs";
import { codeOf, useCode, usePreload } from "@/ui/onDemand";
import { ScreenTitle, type Titled } from "@/ui/screenTitle";
import { leaveForms } from "@/ui/unsaved";
import { useKeys } from "@/ui/useKeys";
import { buildMenu, paletteLinks, servedRows } from "../menu";
import { NoAccessPage } from "../pages/NoAccessPage";
import { NotFoundPage } from "../pages/NotFoundPage";
import { ServiceProviders } from "../ServiceProviders";
import { queryClient, signOut, useSession } from "../session";
import { usePageTitle } from "../usePageTitle";
import { Definitions } from "./Definitions";
import { Header } from "./Header";
import { notificationDrawer } from "./NotificationBell";
import { profileMenuBox } from "./ProfileMenu";
import { typedAhead } from "./palette/typedAhead";
import { Rail } from "./Rail";
import classes from "./Shell.module.css";
import { SignInAgain, signInDialog } from "./SignInAgain";
import { StatusLooks } from "./StatusLooks";
import { useLeaveGuard } from "./useLeaveGuard";
import { useShellSession } from "./useShellSession";

const palette = codeOf(async () => (await import("./Palette")).Palette);
const changePasswordDialog = codeOf(
  async () => (await import("@/blocks/account/ChangePasswordDialog")).ChangePasswordDialog,
);
const ownSessionsDialog = codeOf(
  async () => (await import("@/blocks/account/OwnSessionsDialog")).OwnSessionsDialog,
);
const weeklyFilesDialog = codeOf(
  async () => (await import("@/blocks/weekly/WeeklyFilesDialog")).WeeklyFilesDialog,
);
const keysDialog = codeOf(async () => (await import("./KeysDialog")).KeysDialog);
const phoneMenu = codeOf(async () => (await import("./PhoneMenu")).PhoneMenu);

const opensNext = [notificationDrawer, profileMenuBox, palette, signInDialog];

export function Shell() {
  return (
    <ServiceProviders client={queryClient}>
      <Suspense>
        <SignedIn />
      </Suspense>
    </ServiceProviders>
  );
}

/** The screen of the address, if this user may open it. */
function Page({ row, facts }: { row: RouteRow | undefined; facts: Facts }) {
  if (!row?.served) return <Outlet />;
  if (isHidden(row, facts)) return <NotFoundPage />;
  return fits(row.who, facts) ? <Outlet /> : <NoAccessPage />;
}

function SignedIn() {
  const session = useSession();
  const { unreachable } = useShellSession(session);
  const { pathname } = useLocation();
  const row = rowFor(pathname);
  const served = row?.served === true && !isHidden(row, session.facts);
  const [named, setNamed] = useState<Titled | null>(null);
  const title = served ? (named?.title ?? row.title) : "Page not found";
  const info = named?.info ?? row?.info;
  const entries = buildMenu(session.facts, servedRows());
  const openChange = () => void openDialog(changePasswordDialog, { mobile: session.mobile });
  const openSessions = () => void openDialog(ownSessionsDialog, {});
  const openWeekly = () => void openDialog(weeklyFilesDialog, {});
  const openKeys = () => void openDialog(keysDialog, {});
  const [asked, setAsked] = useState(0);
  const Palette = useCode(palette, asked > 0);
  // The first screen follows the frame in slices, so that neither blocks the browser for long. The footer comes with
  // it, so that the screen does not push it down.
  const framed = useDeferredValue(true, false);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const page = useRef<HTMLDivElement>(null);
  const noteBottomRow = useCallback(
    (height: number) => page.current?.style.setProperty("--bottom-row", `${height}px`),
    [],
  );

  usePageTitle(title);
  usePreload(true, opensNext);
  const ahead = useRef((): string => "");
  const search = () => {
    ahead.current();
    ahead.current = typedAhead();
    setAsked((times) => times + 1);
  };
  useKeys(
    "Everywhere",
    [
      { key: "Ctrl K", label: "Search", run: search, whileTyping: true },
      { key: "/", label: "Search", run: search },
      { key: "?", label: "These keys", run: openKeys },
    ],
    "everywhere",
  );

  // A new screen takes focus, so that the keyboard continues in it and not in the menu.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  // On success the page reloads, so there is no message.
  const leaving = useWrite({ handled: () => true });
  const leave = async () => {
    if (await leaveForms()) leaving.run("sign out", signOut);
  };
  useLeaveGuard();

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Rail entries={entries} year={session.today.slice(0, 4)} />
      <div ref={page} className={classes.page}>
        <Header
          title={title}
          info={served && (info === "definitions" ? <Definitions path={row.path} /> : info)}
          session={session}
          onMenu={() => openDialog(phoneMenu, { entries })}
          onSearch={() => setAsked(asked + 1)}
          onChangePassword={openChange}
          onSessions={openSessions}
          onWeekly={openWeekly}
          onSignOut={() => void leave()}
        />
        {unreachable && (
          <p className={classes.offline} role="status">
            Muster cannot be reached. What you see may be out of date; it reloads by itself once the
            connection is back.
          </p>
        )}
        <main id="main" ref={main} tabIndex={-1} className={classes.main}>
          <StatusLooks>
            <ScreenTitle value={setNamed}>{framed && <Page row={row} facts={session.facts} />}</ScreenTitle>
          </StatusLooks>
        </main>
        {framed && !row?.whole && (
          <footer className={classes.foot}>© {session.today.slice(0, 4)} Muster</footer>
        )}
        <BottomRow className={classes.bottomRow} onHeight={noteBottomRow} />
      </div>
      <UndoHost />
      {Palette && asked > 0 && (
        <StatusLooks>
          <Palette
            links={paletteLinks(session.facts, servedRows())}
            facts={session.facts}
            asked={asked}
            ahead={ahead}
            onChangePassword={openChange}
            onSessions={openSessions}
            onWeekly={openWeekly}
            onKeys={openKeys}
            onSignOut={() => void leave()}
          />
        </StatusLooks>
      )}
      <StatusLooks>
        <DialogHost />
      </StatusLooks>
      <SignInAgain session={session} />
    </div>
  );
}
