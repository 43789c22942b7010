import { UnstyledButton } from "@mantine/core";
import type { Session } from "@/api/account";
import { openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { usePopup } from "@/ui/popup/usePopup";
import classes from "./Header.module.css";

export const profileMenuBox = codeOf(async () => (await import("./ProfileMenuBox")).ProfileMenuBox);

const calendarDialog = codeOf(async () => (await import("@/blocks/account/CalendarDialog")).CalendarDialog);

type Props = {
  session: Session;
  onChangePassword: () => void;
  onSessions: () => void;
  onWeekly: () => void;
  onSignOut: () => void;
};

export function ProfileMenu({ session, onChangePassword, onSessions, onWeekly, onSignOut }: Props) {
  const name = `${session.firstName} ${session.lastName}`;
  const popup = usePopup(profileMenuBox, { kind: "menu" });
  return (
    <>
      <UnstyledButton {...popup.button} className={classes.profile}>
        <PersonAvatar name={name} picture={session.pictureUrl} size={28} />
        <span className={classes.name}>{name}</span>
      </UnstyledButton>
      {popup.Box && (
        <popup.Box
          {...popup.box}
          name={name}
          role={session.role}
          onChangePassword={onChangePassword}
          onSessions={onSessions}
          onWeekly={onWeekly}
          onCalendar={() => openDialog(calendarDialog, {})}
          onSignOut={onSignOut}
        />
      )}
    </>
  );
}
