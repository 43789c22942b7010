import { IconLock } from "@tabler/icons-react";
import type { ChangeEvent } from "react";
import { Checkbox } from "../Checkbox";
import { IconButton } from "../IconButton";
import { toast } from "../toast";

/** Selects a row, or with `stretch` all rows from the last one that was selected. */
export type Select = (id: string, on: boolean, stretch: boolean) => void;

type Props = { id: string; name: string; selected: boolean; lock: string; onSelect: Select };

/** A click has the Shift key, and so has the click that the space bar makes. */
const withShift = ({ nativeEvent }: ChangeEvent) =>
  "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;

/** The checkbox of a row. A row that cannot be selected has a lock that tells why, on touch too. */
export function SelectBox({ id, name, selected, lock, onSelect }: Props) {
  if (lock) {
    return (
      <IconButton
        small
        role="checkbox"
        aria-checked={false}
        aria-disabled
        name={`${name}: ${lock}`}
        label={lock}
        icon={<IconLock />}
        onClick={() => toast.info(lock)}
      />
    );
  }
  return (
    <Checkbox
      aria-label={`Select ${name}`}
      checked={selected}
      onMouseDown={(event) => {
        // Shift would also mark the text of the rows between.
        if (event.shiftKey) event.preventDefault();
      }}
      onChange={(event) => onSelect(id, event.currentTarget.checked, withShift(event))}
    />
  );
}
