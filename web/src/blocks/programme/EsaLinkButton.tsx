import { Button } from "@mantine/core";
import { IconChevronDown, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { codeOf, useOverlay } from "@/ui/onDemand";
import { usePopup } from "@/ui/popup/usePopup";
import classes from "./EsaLinkButton.module.css";
import { copyEsaLink } from "./esaLink";

const esaLinkMenu = codeOf(async () => (await import("./EsaLinkMenu")).EsaLinkMenu);
const fillInDialog = codeOf(async () => (await import("./FillInDialog")).FillInDialog);

type Props = {
  /** The user may fill in the form for a candidate. */
  fills: boolean;
  variant?: "filled" | "default";
};

/** Copies the link of the programme's public page; its menu fills in the same form for a candidate. */
export function EsaLinkButton({ fills, variant = "filled" }: Props) {
  const popup = usePopup(esaLinkMenu, { kind: "menu" });
  const [filling, setFilling] = useState(false);
  const { Part: FillIn, opened } = useOverlay(fillInDialog, filling);
  const copy = (
    <Button
      className={classes.copy}
      variant={variant}
      leftSection={<IconCopy size={16} stroke={1.7} aria-hidden="true" />}
      onClick={() => void copyEsaLink()}
    >
      Copy ESA Link
    </Button>
  );
  if (!fills) return copy;
  return (
    <span className={classes.split}>
      {copy}
      <Button
        {...popup.button}
        className={classes.more}
        variant={variant}
        aria-label="More about the ESA link"
      >
        <IconChevronDown size={16} stroke={1.9} aria-hidden="true" />
      </Button>
      {popup.Box && <popup.Box {...popup.box} onFill={() => setFilling(true)} />}
      {FillIn && <FillIn opened={opened} onClose={() => setFilling(false)} />}
    </span>
  );
}
