import "@mantine/spotlight/styles.layer.css";
import { useMantineColorScheme } from "@mantine/core";
import { Spotlight, type SpotlightActionGroupData, spotlight } from "@mantine/spotlight";
import {
  IconDevices,
  IconKey,
  IconLogout,
  IconMailForward,
  IconMoon,
  IconSearch,
  IconSun,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { beforeFollowing, type MenuLink } from "../menu";
import { menuIcons } from "./icons";
import classes from "./Palette.module.css";

type Props = {
  links: readonly MenuLink[];
  /** Grows with every request to open, so that it can be opened again. */
  asked: number;
  onChangePassword: () => void;
  onSessions: () => void;
  onWeekly: () => void;
  onSignOut: () => void;
};

const icon = { size: 18, stroke: 1.6 };

/** Ctrl K: the screens this user may open, and global actions. */
export function Palette({ links, asked, onChangePassword, onSessions, onWeekly, onSignOut }: Props) {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();

  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);

  const actions: SpotlightActionGroupData[] = [
    {
      group: "Pages",
      actions: links.map(({ label, path, icon: name }) => {
        const Icon = menuIcons[name ?? "bars"];
        return {
          id: path,
          label,
          leftSection: <Icon {...icon} />,
          onClick: () => {
            beforeFollowing({ path });
            void navigate({ to: path });
          },
        };
      }),
    },
    {
      group: "Actions",
      actions: [
        {
          id: "change-password",
          label: "Change Password",
          leftSection: <IconKey {...icon} />,
          onClick: onChangePassword,
        },
        {
          id: "login-sessions",
          label: "Login Sessions",
          leftSection: <IconDevices {...icon} />,
          onClick: onSessions,
        },
        {
          id: "weekly-files",
          label: "Weekly Files",
          leftSection: <IconMailForward {...icon} />,
          onClick: onWeekly,
        },
        {
          id: "dark",
          label: "Dark mode",
          leftSection: <IconMoon {...icon} />,
          onClick: () => setColorScheme("dark"),
        },
        {
          id: "light",
          label: "Light mode",
          leftSection: <IconSun {...icon} />,
          onClick: () => setColorScheme("light"),
        },
        { id: "sign-out", label: "Sign Out", leftSection: <IconLogout {...icon} />, onClick: onSignOut },
      ],
    },
  ];

  return (
    <Spotlight
      actions={actions}
      shortcut={null}
      centered={false}
      attributes={{ content: { "aria-label": "Search pages and actions" } }}
      yOffset="12vh"
      overlayProps={{ blur: 0, color: "var(--overlay)", backgroundOpacity: 1 }}
      classNames={{ actionsGroup: classes.group, action: classes.action, search: classes.search }}
      nothingFound="Nothing found"
      highlightQuery
      scrollable
      maxHeight={420}
      searchProps={{
        leftSection: <IconSearch {...icon} />,
        placeholder: "Search pages and actions",
        "aria-label": "Search pages and actions",
      }}
    />
  );
}
