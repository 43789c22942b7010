import { Menu } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { Anchor } from "@/ui/popup/Anchor";
import type { BoxProps } from "@/ui/popup/usePopup";
import classes from "./EsaLinkButton.module.css";

type Props = BoxProps & { onFill: () => void };

export function EsaLinkMenu({ id, anchor, opened, onClose, onFill }: Props) {
  return (
    <Menu
      id={id}
      opened={opened}
      onClose={onClose}
      width={216}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Anchor element={anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={classes.item}
          leftSection={<IconUserPlus size={16} stroke={1.7} />}
          // The item goes with the menu; its button takes the focus back after the dialog.
          onClick={() => {
            anchor?.focus();
            onFill();
          }}
        >
          Fill in for a candidate
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
