import { RemindButton } from "@/blocks/waiting/RemindButton";
import { codeOf } from "@/ui/onDemand";
import { usePopup } from "@/ui/popup/usePopup";
import type { Way } from "./RemindMenu";

const remindMenu = codeOf(async () => (await import("./RemindMenu")).RemindMenu);

type Props = { label: string; onWrite: (way: Way) => void };

/** A candidate is reminded by a message that their recruiter writes from a template. */
export function RemindCandidate({ label, onWrite }: Props) {
  const popup = usePopup(remindMenu, { kind: "menu" });
  return (
    <>
      <RemindButton label={label} popup={popup.button} />
      {popup.Box && (
        <popup.Box
          {...popup.box}
          onWrite={(way) => {
            popup.close();
            onWrite(way);
          }}
        />
      )}
    </>
  );
}
