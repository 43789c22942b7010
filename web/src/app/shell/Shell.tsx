import { Drawer } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { fits, rowFor } from "@/routes";
import { toast } from "@/ui/toast";
import { buildMenu, menuLinks, servedRows } from "../menu";
import { NoAccessPage } from "../pages/NoAccessPage";
import { ServiceProviders } from "../ServiceProviders";
import { queryClient, signOut, useSession } from "../session";
import { usePageTitle } from "../usePageTitle";
import { Header } from "./Header";
import { MenuList } from "./MenuList";
import { Rail } from "./Rail";
import classes from "./Shell.module.css";
import { useShellSession } from "./useShellSession";

const Palette = lazy(() => import("./Palette"));
const ChangePasswordDialog = lazy(() => import("@/blocks/account/ChangePasswordDialog"));

export function Shell() {
  return (
    <ServiceProviders client={queryClient}>
      <Suspense>
        <SignedIn />
      </Suspense>
    </ServiceProviders>
  );
}

function SignedIn() {
  const session = useSession();
  const { unreachable } = useShellSession(session.userId);
  const { pathname } = useLocation();
  const row = rowFor(pathname);
  const served = row?.served === true;
  const title = served ? row.title : "Page not found";
  const entries = buildMenu(session.facts, servedRows());
  const [drawer, { open: openDrawer, close: closeDrawer }] = useDisclosure(false);
  const [changing, { open: openChange, close: closeChange }] = useDisclosure(false);
  const [asked, setAsked] = useState(0);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  usePageTitle(title);
  useHotkeys([["mod+K", () => setAsked((times) => times + 1)]], []);

  // A new screen takes the focus, so that the keyboard goes on in it and not in the menu it was opened from.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  function leave(): void {
    signOut().catch((cause: unknown) => toast.error(cause instanceof Error ? cause.message : String(cause)));
  }

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Rail entries={entries} />
      <div className={classes.page}>
        <Header
          title={title}
          info={served ? row.info : undefined}
          session={session}
          onMenu={openDrawer}
          onSearch={() => setAsked(asked + 1)}
          onChangePassword={openChange}
          onSignOut={leave}
        />
        {unreachable && (
          <p className={classes.offline} role="status">
            Muster cannot be reached. What you see may be out of date; it reloads by itself once the
            connection is back.
          </p>
        )}
        <main id="main" ref={main} tabIndex={-1} className={classes.main}>
          {served && !fits(row.who, session.facts) ? <NoAccessPage /> : <Outlet />}
        </main>
        <footer className={classes.foot}>© {new Date().getFullYear()} Muster</footer>
      </div>
      <Drawer opened={drawer} onClose={closeDrawer} position="left" size={320} title="Muster">
        <nav aria-label="Main menu">
          <MenuList entries={entries} onFollow={closeDrawer} />
        </nav>
      </Drawer>
      <Suspense>
        {asked > 0 && (
          <Palette links={menuLinks(entries)} asked={asked} onChangePassword={openChange} onSignOut={leave} />
        )}
        {changing && <ChangePasswordDialog mobile={session.mobile} onClose={closeChange} />}
      </Suspense>
    </div>
  );
}
