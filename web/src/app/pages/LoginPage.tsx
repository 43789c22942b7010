import { useNavigate } from "@tanstack/react-router";
import type { LoginAnswer } from "@/api/account";
import { LoginScreen } from "@/screens/login/LoginScreen";
import { beginSession } from "../signIn";
import { needToasts } from "../ToastHost";
import { usePageTitle } from "../usePageTitle";

function showError(message: string): void {
  needToasts();
  import("@/ui/toast").then(
    ({ toast }) => toast.error(message),
    // Without a network the toast cannot load; the same sentence stands under the field.
    () => undefined,
  );
}

export function LoginPage() {
  const navigate = useNavigate();
  usePageTitle("Log In");

  async function proceed(answer: LoginAnswer): Promise<void> {
    await navigate({ href: beginSession(answer), replace: true });
  }

  return <LoginScreen onLoggedIn={proceed} onError={showError} onDialog={needToasts} />;
}
