import "@/ui/mantineStyles";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { usePageTitle } from "../usePageTitle";
import { ErrorPage } from "./ErrorPage";
import { NotFoundPage } from "./NotFoundPage";
import classes from "./StatusPage.module.css";

// Fallback pages without the shell, which needs a session or could not be loaded.

export function BareNotFoundPage() {
  usePageTitle("Page not found");
  return (
    <main className={classes.bare}>
      <NotFoundPage />
    </main>
  );
}

export function BareErrorPage(props: ErrorComponentProps) {
  usePageTitle("Something went wrong");
  return (
    <main className={classes.bare}>
      <ErrorPage {...props} />
    </main>
  );
}
