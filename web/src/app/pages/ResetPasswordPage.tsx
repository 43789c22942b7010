import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ResetPasswordScreen } from "@/screens/reset_password/ResetPasswordScreen";
import Toasts from "../Toasts";
import { usePageTitle } from "../usePageTitle";

export function ResetPasswordPage() {
  const navigate = useNavigate();
  // The token travels in the fragment, which browsers never send, so it is in no log.
  const [token] = useState(() => window.location.hash.slice(1));
  usePageTitle("Reset Password");
  return (
    <>
      <Toasts />
      <ResetPasswordScreen token={token} onLogIn={() => void navigate({ to: "/", replace: true })} />
    </>
  );
}
