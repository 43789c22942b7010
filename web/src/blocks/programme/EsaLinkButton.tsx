import { Button } from "@mantine/core";
import { IconChevronDown, IconCopy } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { requisitionQuery } from "@/api/requisition";
import { liveProgramme } from "@/lib/programme";
import { openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import { usePopup } from "@/ui/popup/usePopup";
import { toast } from "@/ui/toast";
import classes from "./EsaLinkButton.module.css";
import { copyEsaLink } from "./esaLink";

const esaLinkMenu = codeOf(async () => (await import("./EsaLinkMenu")).EsaLinkMenu);
const addCandidateDialog = codeOf(
  async () => (await import("@/blocks/candidate/AddCandidateDialog")).AddCandidateDialog,
);

type Props = {
  /** The user may fill in the form for a candidate. */
  fills: boolean;
  variant?: "filled" | "default";
};

/** Copies the link of the programme's public page; its menu fills in the same form for a candidate. */
export function EsaLinkButton({ fills, variant = "filled" }: Props) {
  const popup = usePopup(esaLinkMenu, { kind: "menu" });
  const queries = useQueryClient();

  /** Adds a candidate to the programme's live requisition; who fills it in is their owner. */
  async function fillIn(): Promise<void> {
    try {
      const whole = await queries.fetchQuery(requisitionQuery(liveProgramme));
      openDialog(addCandidateDialog, { whole });
    } catch (cause) {
      toast.error(cause instanceof Error ? cause.message : String(cause));
    }
  }

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
      {popup.Box && <popup.Box {...popup.box} onFill={() => void fillIn()} />}
    </span>
  );
}
