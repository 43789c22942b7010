import { SideDrawer } from "@/ui/SideDrawer";
import { NotificationList } from "./NotificationList";

type Props = { opened: boolean; today: string; onClose: () => void };

export function NotificationDrawer({ opened, today, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} size={500} title="Notifications">
      <NotificationList today={today} onChosen={onClose} />
    </SideDrawer>
  );
}
