import { Link, Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { administrationRows } from "@/routes";
import classes from "./AdministrationPage.module.css";

/** One page of the administration, with the navigation they share. */
export function AdministrationPage() {
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs do not fit side by side; scroll the current one into view.
  useEffect(() => {
    const current = tabs.current?.querySelector(`[href="${pathname}"]`);
    current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  return (
    <div className={classes.page}>
      <nav ref={tabs} className={classes.tabs} aria-label="Administration">
        {administrationRows.map(({ path, title }) => (
          <Link key={path} to={path} className={classes.tab}>
            {title}
          </Link>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}

/** The menu item opens the first page. */
export function FirstAdministrationPage() {
  return <Navigate to="/admin_settings/users" replace />;
}
