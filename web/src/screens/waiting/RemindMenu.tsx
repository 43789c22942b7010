import { Menu } from "@mantine/core";
import { IconBrandWhatsapp, IconMail } from "@tabler/icons-react";
import { Anchor } from "@/ui/popup/Anchor";
import type { BoxProps } from "@/ui/popup/usePopup";

/** How a candidate is reminded. */
export type Way = "email" | "whatsapp";

type Props = BoxProps & { onWrite: (way: Way) => void };

const icon = { size: 16, stroke: 1.7, "aria-hidden": true } as const;

export function RemindMenu({ id, anchor, opened, onClose, onWrite }: Props) {
  return (
    <Menu
      id={id}
      opened={opened}
      onClose={onClose}
      width={168}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Anchor element={anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => onWrite("email")}>
          By e-mail
        </Menu.Item>
        <Menu.Item leftSection={<IconBrandWhatsapp {...icon} />} onClick={() => onWrite("whatsapp")}>
          By WhatsApp
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
