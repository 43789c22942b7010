import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";

type Props = { label: string; main?: boolean; onClick: () => void; onNear?: () => void };

/** The Add button of a table's toolbar. */
export function AddButton({ label, main, onClick, onNear }: Props) {
  return (
    <Button
      variant={main ? "filled" : "default"}
      leftSection={<IconPlus stroke={1.7} aria-hidden="true" />}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
