import { useMediaQuery } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { type MyDay, myDayQuery } from "@/api/myDay";
import classes from "./Desk.module.css";
import { DeskColumns } from "./DeskColumns";
import { DeskFailed } from "./DeskFailed";
import { DeskHead } from "./DeskHead";
import { SkeletonColumns } from "./DeskSkeleton";
import { DeskTabs } from "./DeskTabs";
import { type DeskActions, type DeskPlaces, useDeskActions } from "./useDeskActions";
import { useDeskKeys } from "./useDeskKeys";

export type DeskCardProps = {
  title: string;
  /** My day, not the managers' card. */
  mine: boolean;
  folded: boolean;
  onFold: (folded: boolean) => void;
  places: DeskPlaces;
};

/** The card above the tiles: what the user has to do now, and one action a row. */
export function DeskCard({ title, mine, folded, onFold, places }: DeskCardProps) {
  const card = useRef<HTMLElement>(null);
  const phone = useMediaQuery("(max-width: 640px)", false, { getInitialValueInEffect: false }) ?? false;
  const day = useQuery(myDayQuery);
  const actions = useDeskActions(places);
  const keys = useDeskKeys(title, card);
  if (day.data === null) return null;
  const again = () => void day.refetch();
  if (day.isLoadingError)
    return <DeskFailed title={title} folded={folded} hint={day.error.message} onRetry={again} />;
  const clear = day.data?.sections.every(({ count }) => count === 0) ?? false;
  return (
    <section ref={card} className={classes.desk} aria-label={title} aria-busy={day.isPending} {...keys}>
      <DeskHead
        title={title}
        mine={mine}
        day={day.data}
        clear={clear}
        folded={folded}
        phone={phone}
        onFold={onFold}
        actions={actions}
      />
      {!folded && !clear && <Body day={day.data} phone={phone} actions={actions} onRetry={again} />}
    </section>
  );
}

type BodyProps = { day: MyDay | undefined; phone: boolean; actions: DeskActions; onRetry: () => void };

function Body({ day, phone, actions, onRetry }: BodyProps) {
  if (!day) return <SkeletonColumns />;
  const Rows = phone ? DeskTabs : DeskColumns;
  return <Rows day={day} actions={actions} onRetry={onRetry} />;
}
