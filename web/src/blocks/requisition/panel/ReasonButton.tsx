import { Button, type ButtonProps } from "@mantine/core";
import type { PanelButton } from "@/api/requisition";

type Props = ButtonProps & {
  /** The server's answer: whether the action is allowed, and if not, why. */
  may: Pick<PanelButton, "enabled" | "reason">;
  label?: string;
  onPress: () => void;
};

/** A button that stays focusable while disabled, so that everybody can read the reason. */
export function ReasonButton({ may, label, onPress, ...rest }: Props) {
  const blocked = !may.enabled;
  return (
    <Button
      {...rest}
      data-tip={blocked && may.reason ? may.reason : undefined}
      aria-label={label}
      aria-disabled={blocked}
      data-disabled={blocked || undefined}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onPress();
      }}
    />
  );
}
