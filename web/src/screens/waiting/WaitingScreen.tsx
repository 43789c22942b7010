import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { sessionQuery } from "@/api/session";
import {
  allWaiting,
  deskTopic,
  remind,
  remindOfRequisition,
  type WaitRow,
  waitCountsQuery,
  waitingQuery,
} from "@/api/waiting";
import { detailsHref } from "@/blocks/candidate/detailsLink";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { assignmentPanel } from "@/blocks/requisition/openRequisition";
import { type ActionRow, useRowAction } from "@/blocks/waiting/useRowAction";
import { useWrite } from "@/blocks/write/useWrite";
import { openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import { listOf, type WaitPlace, waitPlaceOf } from "./place";
import { WaitingView } from "./WaitingView";

const writeDialog = codeOf(async () => (await import("./WriteDialog")).WriteDialog);

export function WaitingScreen() {
  const navigate = useNavigate();
  const { facts } = useSuspenseQuery(sessionQuery).data;
  const { href } = useLocation();
  const [place, go] = usePlace<WaitPlace>(waitPlaceOf(facts));
  const asked = listOf(place);
  const counts = useQuery(waitCountsQuery(asked));
  const { source } = useTableSource(waitingQuery(asked), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allWaiting(asked),
  });
  const requisitionHref = (serial: string) =>
    `${facts.manager ? "/admin" : "/directory"}?${new URLSearchParams({ req: serial })}`;
  const open = (row: ActionRow) =>
    void navigate({
      href:
        row.kind === "requisition"
          ? requisitionHref(row.serial)
          : detailsHref(row.candidateId, row.requisitionId, href),
    });
  const act = useRowAction({
    onPage: open,
    onPanel: facts.manager ? (serial) => void openDialog(assignmentPanel, { serial, manager: true }) : null,
  });
  const reminding = useWrite({ topics: [deskTopic] });
  const sendReminder = (row: WaitRow) =>
    void reminding.run({ remind: row.candidateId + row.requisitionId }, (key) =>
      row.kind === "requisition"
        ? remindOfRequisition(row.serial, key)
        : remind({ candidate: row.candidateId, requisition: row.requisitionId }, key),
    );
  return (
    <WaitingView
      place={place}
      counts={counts.data}
      source={source}
      onPlace={go}
      onOpen={open}
      onAct={act}
      onRemind={sendReminder}
      onWrite={(row, way) => openDialog(writeDialog, { row, way, onEditProfile: () => open(row) })}
      reminding={reminding.busy}
    />
  );
}
