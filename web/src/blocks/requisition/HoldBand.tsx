import { IconPlayerPause } from "@tabler/icons-react";
import type { RequisitionWhole } from "@/api/requisition";
import { formatDate } from "@/lib/dates";
import { Band } from "@/ui/Band";

type Props = { whole: Pick<RequisitionWhole, "status" | "hold"> | undefined };

/** Why a requisition is on hold, and that this stops nothing. */
export function HoldBand({ whole }: Props) {
  if (whole?.status !== "Hold") return null;
  const { at, by, comment } = whole.hold;
  return (
    <Band tone="olive" icon={<IconPlayerPause />} live>
      <b>On hold: {comment}</b>
      <br />
      Since {formatDate(at)}, {by}. Candidates can still be added and moved on.
    </Band>
  );
}
