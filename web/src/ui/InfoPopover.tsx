import { IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "./IconButton";
import classes from "./InfoPopover.module.css";
import { popupBox, usePopup } from "./popup/usePopup";

type Props = { label: string; children: ReactNode };

/** An info button whose popover explains what is beside it. */
export function InfoPopover({ label, children }: Props) {
  const popup = usePopup(popupBox);
  return (
    <>
      <IconButton label={label} icon={<IconInfoCircle />} {...popup.button} />
      {popup.Box && (
        <popup.Box
          {...popup.box}
          label={label}
          position="bottom-start"
          offset={6}
          trapFocus={false}
          className={classes.dropdown}
        >
          {children}
        </popup.Box>
      )}
    </>
  );
}
