import { Drawer } from "@mantine/core";
import { useEscape } from "@/ui/escape";
import type { MenuEntry } from "../menu";
import { MenuList } from "./MenuList";

type Props = { opened: boolean; entries: readonly MenuEntry[]; onClose: () => void };

/** The left menu where there is no room for the rail. */
export function PhoneMenu({ opened, entries, onClose }: Props) {
  useEscape(opened, onClose);
  return (
    <Drawer opened={opened} onClose={onClose} position="left" size={320} title="Muster" closeOnEscape={false}>
      <nav aria-label="Main menu">
        <MenuList entries={entries} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
