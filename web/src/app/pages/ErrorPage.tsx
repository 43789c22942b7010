import { IconAlertTriangle, IconPlugConnectedX } from "@tabler/icons-react";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { ApiError } from "@/api/ApiError";
import { StatusPage } from "./StatusPage";

/** A new release removes the files of the old one, and a tab opened before it cannot load its next screen. */
function isStaleBuild(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const api = error instanceof ApiError ? error : null;
  const offline = api?.offline === true;

  function again(): void {
    if (isStaleBuild(error)) {
      window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  }

  return (
    <StatusPage
      icon={
        offline ? <IconPlugConnectedX size={22} stroke={1.6} /> : <IconAlertTriangle size={22} stroke={1.6} />
      }
      tone="red"
      title={offline ? "No connection" : "Something went wrong"}
      actions={[
        { label: "Try again", onClick: again },
        { label: "Home", onClick: () => window.location.assign("/admin") },
      ]}
    >
      <p>
        {isStaleBuild(error)
          ? "This screen could not be loaded. Muster may have been updated."
          : error instanceof Error
            ? error.message
            : String(error)}
      </p>
      {api?.requestId && (
        <p>
          <code>Request {api.requestId}</code>
        </p>
      )}
    </StatusPage>
  );
}
