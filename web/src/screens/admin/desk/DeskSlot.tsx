import { useEffect, useState } from "react";
import type { Facts } from "@/api/account";
import { useCode } from "@/ui/onDemand";
import { deskCard } from "../opens";
import type { DeskCardProps } from "./DeskCard";
import { DeskFailed, DeskPart } from "./DeskFailed";
import { DeskSkeleton } from "./DeskSkeleton";
import { keepFolded, keepSeen, readFolded } from "./fold";
import type { DeskPlaces } from "./useDeskActions";

/** Recruiters, the users of the ESA programme and managers have the card; readers and interviewers do not. */
export const hasDesk = ({ manager, recruiter, esaHr, esaAssigned }: Facts) =>
  manager || recruiter || esaHr || esaAssigned;

type Props = DeskPlaces & { userId: string; today: string; manager: boolean };

/** Keeps the card's place until its code is there, so that nothing below it moves. */
export function DeskSlot({ userId, today, manager, ...places }: Props) {
  const [folded, setFolded] = useState(() => readFolded(userId, today));
  useEffect(() => keepSeen(userId, today), [userId, today]);
  const title = manager ? "Needs you" : "My day";
  const fold = (next: boolean) => {
    setFolded(next);
    keepFolded(userId, today, next);
  };
  return (
    <DeskPart of={title} failed={(again) => <DeskFailed title={title} folded={folded} onRetry={again} />}>
      <Card title={title} mine={!manager} folded={folded} onFold={fold} places={places} />
    </DeskPart>
  );
}

function Card(props: DeskCardProps) {
  const { title, mine, folded } = props;
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const DeskCard = useCode(deskCard, true, (cause) => setFailure({ cause }));
  if (failure) throw failure.cause;
  return DeskCard ? <DeskCard {...props} /> : <DeskSkeleton title={title} mine={mine} folded={folded} />;
}
