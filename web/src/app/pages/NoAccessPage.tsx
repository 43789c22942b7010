import { IconLock } from "@tabler/icons-react";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { StatusPage } from "./StatusPage";

export function NoAccessPage() {
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <StatusPage
      icon={<IconLock size={22} stroke={1.6} />}
      tone="slate"
      title="You do not have access to this page"
      actions={[
        { label: "Home", onClick: () => void navigate({ to: "/admin" }) },
        { label: "Go back", onClick: () => router.history.back() },
      ]}
    >
      <p>It is for other colleagues. If you need it for your work, ask an administrator for access.</p>
    </StatusPage>
  );
}
