import { Button } from "@mantine/core";
import { IconArrowGuide, IconBroadcast, IconX } from "@tabler/icons-react";
import type { DatabaseCandidate } from "@/api/candidateDatabase";
import { IconButton } from "@/ui/IconButton";
import { popupBox, usePopup } from "@/ui/popup/usePopup";
import { ToolbarButton } from "@/ui/table/ToolbarButton";
import classes from "./ChoiceBar.module.css";

type Props = {
  /** How many candidates are chosen, on all pages. */
  chosen: number;
  /** The candidates of this page who cannot be chosen. */
  locked: readonly DatabaseCandidate[];
  onMap: () => void;
  onBroadcast: () => void;
  onClear: () => void;
};

const broadcastIcon = <IconBroadcast stroke={1.7} aria-hidden="true" />;
const mapIcon = <IconArrowGuide stroke={1.7} aria-hidden="true" />;

/** What to do with the chosen candidates, in the toolbar of the table. */
export function ChoiceBar({ chosen, locked, onMap, onBroadcast, onClear }: Props) {
  return (
    <div className={classes.bar}>
      {chosen > 0 && (
        <span className={classes.chosen}>
          <b>{chosen} selected</b>
          <IconButton small label="Clear the selection" icon={<IconX />} onClick={onClear} />
        </span>
      )}
      <span className={classes.desk}>
        <ToolbarButton icon={mapIcon} primary={chosen > 0} onClick={onMap}>
          Map To
        </ToolbarButton>
        <ToolbarButton icon={broadcastIcon} onClick={onBroadcast}>
          ESA Link
        </ToolbarButton>
      </span>
      {locked.length > 0 && <Locked locked={locked} />}
    </div>
  );
}

/** The same at the bottom of a phone. */
export function PhoneChoiceBar({
  chosen,
  onMap,
  onBroadcast,
}: Pick<Props, "chosen" | "onMap" | "onBroadcast">) {
  return (
    <div className={classes.phone}>
      <span>{chosen} selected</span>
      <Button leftSection={mapIcon} variant={chosen > 0 ? "filled" : "default"} onClick={onMap}>
        Map To
      </Button>
      <Button leftSection={broadcastIcon} variant="default" onClick={onBroadcast}>
        ESA Link
      </Button>
    </div>
  );
}

function Locked({ locked }: Pick<Props, "locked">) {
  const popup = usePopup(popupBox);
  return (
    <span className={classes.locked}>
      {locked.length} of this page cannot be chosen
      <button type="button" className={classes.why} {...popup.button}>
        Why
      </button>
      {popup.Box && (
        <popup.Box
          {...popup.box}
          label="Why"
          position="bottom-start"
          width={424}
          trapFocus={false}
          className={classes.reasons}
        >
          <dl>
            {locked.map(({ candidateId, name, lock }) => (
              <div key={candidateId}>
                <dt>{name}</dt>
                <dd>{lock}</dd>
              </div>
            ))}
          </dl>
        </popup.Box>
      )}
    </span>
  );
}
