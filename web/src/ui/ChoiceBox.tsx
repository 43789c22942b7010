import { Menu } from "@mantine/core";
import classes from "./ChoiceBox.module.css";
import type { Choice } from "./ChoicePicker";
import { Anchor } from "./popup/Anchor";
import type { BoxProps } from "./popup/usePopup";

type Props = BoxProps & {
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
};

export function ChoiceBox({ id, anchor, opened, onClose, choices, value, onChange }: Props) {
  return (
    // Without a portal the list stays in the page's landmark, and next to its field in the tab order.
    <Menu
      id={id}
      opened={opened}
      onClose={onClose}
      position="bottom-start"
      offset={4}
      width={Math.max(anchor?.offsetWidth ?? 0, 180)}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Anchor element={anchor} />
      </Menu.Target>
      <Menu.Dropdown className={classes.list}>
        <Menu.RadioGroup value={value} onChange={onChange}>
          {choices.map((choice) => (
            <Menu.RadioItem
              key={choice.value}
              value={choice.value}
              closeMenuOnClick
              data-autofocus={choice.value === value || undefined}
            >
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
