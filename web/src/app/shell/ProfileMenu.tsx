import { type MantineColorScheme, Menu, UnstyledButton, useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconKey, IconLogout, IconMoon, IconSun } from "@tabler/icons-react";
import type { Session } from "@/api/account";
import { PersonAvatar } from "@/ui/PersonAvatar";
import classes from "./Header.module.css";

type Props = { session: Session; onChangePassword: () => void; onSignOut: () => void };

const schemes: { value: MantineColorScheme; label: string; Icon: typeof IconSun }[] = [
  { value: "light", label: "Light", Icon: IconSun },
  { value: "dark", label: "Dark", Icon: IconMoon },
  { value: "auto", label: "Auto", Icon: IconDeviceDesktop },
];

export function ProfileMenu({ session, onChangePassword, onSignOut }: Props) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const name = `${session.firstName} ${session.lastName}`;
  return (
    // Without a portal the menu stays in the header, a landmark, and next to its button in the tab order.
    <Menu width={216} position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.profile}>
          <PersonAvatar name={name} picture={session.pictureUrl} size={28} />
          <span className={classes.name}>{name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name} · {session.role}
        </Menu.Label>
        <Menu.Item leftSection={<IconKey size={16} stroke={1.7} />} onClick={onChangePassword}>
          Change Password
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
          onClick={onSignOut}
        >
          Sign Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
