import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ResetPasswordScreen } from "@/screens/reset_password/ResetPasswordScreen";
import { needToasts } from "../ToastHost";
import { usePageTitle } from "../usePageTitle";

export function ResetPasswordPage() {
  const navigate = useNavigate();
  // The token is in the fragment, which browsers never send, so it appears in no log.
  const [token] = useState(() => window.location.hash.slice(1));
  usePageTitle("Reset Password");
  useEffect(needToasts, []);
  return <ResetPasswordScreen token={token} onLogIn={() => void navigate({ to: "/", replace: true })} />;
}
