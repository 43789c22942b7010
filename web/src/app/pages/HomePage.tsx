import { AdminScreen } from "@/screens/admin/AdminScreen";
import { buildMenu, menuLinks, servedRows } from "../menu";
import { useSession } from "../session";
import { menuIcons } from "../shell/icons";

/** Hands the screen what it cannot know by itself: which other screens the menu leads this user to. */
export function HomePage() {
  const { facts } = useSession();
  const places = menuLinks(buildMenu(facts, servedRows()))
    .filter(({ path }) => path !== "/admin")
    .map(({ label, path, icon }) => {
      const Icon = menuIcons[icon ?? "bars"];
      return { label, path, icon: <Icon size={20} stroke={1.6} aria-hidden="true" /> };
    });
  return <AdminScreen places={places} />;
}
