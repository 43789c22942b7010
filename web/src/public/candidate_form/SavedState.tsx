import { IconCloudCheck, IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { formatTime } from "@/lib/dates";
import type { Keeping } from "../profile/DraftKeeper";
import classes from "./SavedState.module.css";

type Props = { keeping: Keeping | ""; savedAt: Date | null };

const words: Record<Keeping, string> = {
  saved: "Saved",
  saving: "Saving...",
  waiting: "Not saved, trying again",
  ended: "Not saved",
  closed: "Not saved",
  refused: "Not saved, too long",
};

/** Whether what was typed is safe. */
export function SavedState({ keeping, savedAt }: Props) {
  const failed = keeping !== "" && keeping !== "saved" && keeping !== "saving";
  const Icon = failed ? IconCloudOff : keeping === "saving" ? IconCloudUp : IconCloudCheck;
  return (
    <span className={classes.state} role="status" data-failed={failed || undefined}>
      {keeping && (
        <>
          <Icon size={18} stroke={1.7} aria-hidden="true" />
          {words[keeping]}{" "}
          {keeping === "saved" && savedAt && (
            <span className={classes.time}>{formatTime(savedAt.toISOString())}</span>
          )}
        </>
      )}
    </span>
  );
}
