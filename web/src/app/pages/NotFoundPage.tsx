import { IconMapSearch } from "@tabler/icons-react";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { StatusPage } from "./StatusPage";

export function NotFoundPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <StatusPage
      icon={<IconMapSearch size={22} stroke={1.6} />}
      tone="slate"
      title="This page does not exist"
      actions={[
        { label: "Home", onClick: () => void navigate({ to: "/admin" }) },
        { label: "Go back", onClick: () => router.history.back() },
      ]}
    >
      <p>
        Nothing is served at <code>{pathname}</code>. The address may be mistyped, or the page may have moved.
      </p>
    </StatusPage>
  );
}
