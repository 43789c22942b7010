import { ActionIcon, Button, UnstyledButton } from "@mantine/core";
import { IconLogout, IconMenu2, IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Session } from "@/api/account";
import { Mark } from "@/blocks/brand/Mark";
import { InfoPopover } from "@/ui/InfoPopover";
import { Kbd } from "@/ui/Kbd";
import classes from "./Header.module.css";
import { NotificationBell } from "./NotificationBell";
import { ProfileMenu } from "./ProfileMenu";

type Props = {
  title: string;
  info: ReactNode;
  session: Session;
  onMenu: () => void;
  onSearch: () => void;
  onChangePassword: () => void;
  onSessions: () => void;
  onWeekly: () => void;
  onSignOut: () => void;
};

export function Header({
  title,
  info,
  session,
  onMenu,
  onSearch,
  onChangePassword,
  onSessions,
  onWeekly,
  onSignOut,
}: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.start}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="xl"
          className={classes.phoneIcon}
          aria-label="Menu"
          onClick={onMenu}
        >
          <IconMenu2 size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
        <span className={classes.phoneMark}>
          <Mark size={24} />
        </span>
        <h1 className={classes.title}>{title}</h1>
        {info && <InfoPopover label={`About ${title}`}>{info}</InfoPopover>}
      </div>
      <UnstyledButton className={classes.search} aria-keyshortcuts="Control+K" onClick={onSearch}>
        <IconSearch size={15} stroke={1.7} aria-hidden="true" />
        <span>
          Search<span className={classes.what}> people, requisitions, pages</span>
        </span>
        <Kbd>Ctrl K</Kbd>
      </UnstyledButton>
      <div className={classes.end}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="xl"
          className={classes.phoneIcon}
          aria-label="Search"
          onClick={onSearch}
        >
          <IconSearch size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <NotificationBell session={session} />
        <span className={classes.rule} />
        <ProfileMenu
          session={session}
          onChangePassword={onChangePassword}
          onSessions={onSessions}
          onWeekly={onWeekly}
          onSignOut={onSignOut}
        />
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          className={classes.signOut}
          leftSection={<IconLogout size={15} stroke={1.7} aria-hidden="true" />}
          onClick={onSignOut}
        >
          Sign Out
        </Button>
      </div>
    </header>
  );
}
