import { type MantineColorScheme, Menu, useMantineColorScheme } from "@mantine/core";
import {
  IconCalendar,
  IconDeviceDesktop,
  IconDevices,
  IconKey,
  IconLogout,
  IconMailForward,
  IconMoon,
  IconSun,
} from "@tabler/icons-react";
import { Anchor } from "@/ui/popup/Anchor";
import type { BoxProps } from "@/ui/popup/usePopup";
import classes from "./Header.module.css";

type Props = BoxProps & {
  name: string;
  role: string;
  onChangePassword: () => void;
  onSessions: () => void;
  onWeekly: () => void;
  onCalendar: () => void;
  onSignOut: () => void;
};

const schemes: { value: MantineColorScheme; label: string; Icon: typeof IconSun }[] = [
  { value: "light", label: "Light", Icon: IconSun },
  { value: "dark", label: "Dark", Icon: IconMoon },
  { value: "auto", label: "Auto", Icon: IconDeviceDesktop },
];

export function ProfileMenuBox(props: Props) {
  const { id, anchor, opened, onClose, name, role } = props;
  // The item goes with the menu; its button takes the focus back after a dialog.
  const leadTo = (run: () => void) => () => {
    anchor?.focus();
    run();
  };
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    // Without a portal the menu stays in the header landmark and next to its button in the tab order.
    <Menu
      id={id}
      opened={opened}
      onClose={onClose}
      width={216}
      position="bottom-end"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Anchor element={anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name} · {role}
        </Menu.Label>
        <Menu.Item leftSection={<IconKey size={16} stroke={1.7} />} onClick={leadTo(props.onChangePassword)}>
          Change Password
        </Menu.Item>
        <Menu.Item leftSection={<IconDevices size={16} stroke={1.7} />} onClick={leadTo(props.onSessions)}>
          Login Sessions
        </Menu.Item>
        <Menu.Item leftSection={<IconMailForward size={16} stroke={1.7} />} onClick={leadTo(props.onWeekly)}>
          Weekly Files
        </Menu.Item>
        <Menu.Item leftSection={<IconCalendar size={16} stroke={1.7} />} onClick={leadTo(props.onCalendar)}>
          My Calendar
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Colours</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(value) =>
            setColorScheme(schemes.find((scheme) => scheme.value === value)?.value ?? "auto")
          }
        >
          {schemes.map(({ value, label, Icon }) => (
            <Menu.RadioItem key={value} value={value} rightSection={<Icon size={16} stroke={1.7} />}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider className={classes.phoneOnly} />
        <Menu.Item
          className={classes.phoneOnly}
          leftSection={<IconLogout size={16} stroke={1.7} />}
          onClick={leadTo(props.onSignOut)}
        >
          Sign Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
