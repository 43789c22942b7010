import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { LoginAnswer } from "@/api/account";
import { LoginScreen } from "@/screens/login/LoginScreen";
import { beginSession } from "../signIn";
import { usePageTitle } from "../usePageTitle";

// Toasts are loaded with the first one: most logins succeed and never need them.
const Toasts = lazy(() => import("../Toasts"));

export function LoginPage() {
  const navigate = useNavigate();
  const [toasts, setToasts] = useState(false);
  usePageTitle("Log In");

  function showError(message: string): void {
    setToasts(true);
    import("@/ui/toast").then(
      ({ toast }) => toast.error(message),
      // Without a network the toast cannot load; the same sentence stands under the field.
      () => undefined,
    );
  }

  async function proceed(answer: LoginAnswer): Promise<void> {
    await navigate({ href: beginSession(answer), replace: true });
  }

  return (
    <>
      <Suspense>{toasts && <Toasts />}</Suspense>
      <LoginScreen onLoggedIn={proceed} onError={showError} />
    </>
  );
}
