import { useNavigate } from "@tanstack/react-router";
import type { LoginAnswer } from "@/api/account";
import { LoginScreen } from "@/screens/login/LoginScreen";
import { codeOf, usePreload } from "@/ui/onDemand";
import { beginSession } from "../signIn";
import { needToasts, toasts } from "../ToastHost";
import { usePageTitle } from "../usePageTitle";

const toastCall = codeOf(async () => (await import("@/ui/toast")).toast);

// Preloaded: a toast about a lost connection could not load any more.
const preloaded = [toasts, toastCall];

function showError(message: string): void {
  needToasts();
  toastCall.ask().then(
    (toast) => toast.error(message),
    // Without a network the toast cannot load; the field shows the same message.
    () => undefined,
  );
}

export function LoginPage() {
  usePreload(true, preloaded);
  const navigate = useNavigate();
  usePageTitle("Log In");

  async function proceed(answer: LoginAnswer): Promise<void> {
    await navigate({ href: beginSession(answer), replace: true });
  }

  return <LoginScreen onLoggedIn={proceed} onError={showError} onDialog={needToasts} />;
}
