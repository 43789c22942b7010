import { Button } from "@mantine/core";
import { IconArrowLeft, IconInfoCircle, IconLock, IconMapSearch, IconUserPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import type { DirectoryCandidate, DirectoryCounts } from "@/api/directory";
import type { RequisitionWhole } from "@/api/requisition";
import { type DirectoryPlace, dateColumns, dateOf, tabView } from "@/blocks/candidate/directoryPlace";
import { EsaLinkButton } from "@/blocks/programme/EsaLinkButton";
import { HoldBand } from "@/blocks/requisition/HoldBand";
import type { DirectoryTab } from "@/lib/directoryTabs";
import { changeView } from "@/lib/tableSearch";
import { Band } from "@/ui/Band";
import { CountTabs } from "@/ui/CountTabs";
import { DatePicker } from "@/ui/DatePicker";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { useCode } from "@/ui/onDemand";
import { StatusButton } from "@/ui/StatusButton";
import { TileStrip } from "@/ui/TileStrip";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import type { HiddenColumns } from "@/ui/table/useHiddenColumns";
import { AtWork } from "./AtWork";
import { directoryColumns } from "./columns";
import classes from "./DirectoryView.module.css";
import { ExtraCounts } from "./ExtraCounts";
import { lockOf } from "./lockOf";
import { requisitionAside } from "./opens";
import { countTabs, extraCounts, labelOf, programmeTiles, tabsOf } from "./tabs";

type Props = {
  /** Whether a requisition is chosen. */
  chosen: boolean;
  whole: RequisitionWhole | undefined;
  failure: string | undefined;
  manager: boolean;
  /** The list has the user's own candidates only. */
  own: boolean;
  /** The user works for the ESA programme: the list has their own of the programme, and its queue. */
  inProgramme: boolean;
  /** The user may add candidates to the ESA programme. */
  fillsIn: boolean;
  addedBy: boolean;
  recruiter: boolean;
  /** Taller rows, for the users who have them on Home. */
  spacious: boolean;
  place: DirectoryPlace;
  today: string;
  counts: DirectoryCounts | undefined;
  source: TableSource<DirectoryCandidate>;
  hiddenColumns: HiddenColumns;
  onPlace: (change: Partial<DirectoryPlace>) => void;
  onDetails: (row: DirectoryCandidate) => void;
  onTimeline: (row: DirectoryCandidate) => void;
  onReopen: (row: DirectoryCandidate) => void;
  onAdd: () => void;
  onHome: () => void;
  onRetry: () => void;
};

export function DirectoryView(props: Props) {
  const { chosen, whole, failure, onHome, onRetry } = props;
  if (!chosen) {
    return (
      <section className={classes.card}>
        <EmptyState
          icon={<IconMapSearch />}
          text="No requisition is chosen"
          hint="Choose one in the Requisition List on Home; it then opens here and stays chosen until you sign out."
          action={
            <Button variant="default" size="xs" onClick={onHome}>
              Go to Home
            </Button>
          }
        />
      </section>
    );
  }
  if (whole) return <Directory {...props} whole={whole} />;
  return (
    <section className={classes.card}>
      {failure ? <FailedState text={failure} onRetry={onRetry} /> : <LoadingRows count={8} />}
    </section>
  );
}

type Known = Props & { whole: RequisitionWhole };

function Directory(props: Known) {
  const { whole, manager, place, recruiter } = props;
  const lock = lockOf(whole, { recruiter, manager });
  const Aside = useCode(requisitionAside, place.beside);
  return (
    <>
      {lock && (
        <Band tone="slate" icon={<IconLock />}>
          {lock}
        </Band>
      )}
      <HoldBand whole={whole} />
      <Bar {...props} />
      <div className={classes.sheet} data-beside={place.beside || undefined}>
        <Candidates {...props} locked={lock !== null} />
        {place.beside && (Aside ? <Aside whole={whole} manager={manager} /> : <LoadingRows count={8} />)}
      </div>
    </>
  );
}

const icon = { stroke: 1.7, "aria-hidden": true } as const;

function Bar({ whole, manager, inProgramme, fillsIn, place, today, onPlace, onAdd, onHome }: Known) {
  // The rows below are of two requisitions.
  const serial = inProgramme ? `Live Req ID ${whole.serial}` : `Req ID ${whole.serial}`;
  const facts = [serial, whole.department, whole.city, whole.employmentType];
  return (
    <section className={classes.bar} aria-label={`Requisition ${whole.serial}`}>
      {manager && (
        <Button
          className={classes.back}
          variant="default"
          leftSection={<IconArrowLeft {...icon} />}
          onClick={onHome}
        >
          Back
        </Button>
      )}
      <div className={classes.title}>
        <h2>{whole.position}</h2>
        <p>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <StatusButton status={whole.status} />
      <div className={classes.tools}>
        <DatePicker
          label={dateColumns[dateOf(place.tab)].header}
          placeholder="All"
          clearable
          today={today}
          value={place.date || null}
          onChange={(date) => onPlace({ date: date ?? "", table: changeView(place.table, {}) })}
        />
        <Button
          variant={place.beside ? "light" : "default"}
          leftSection={<IconInfoCircle {...icon} />}
          aria-pressed={place.beside}
          onClick={() => onPlace({ beside: !place.beside })}
        >
          Requisition
        </Button>
        {whole.showsAdd && (
          <Button
            variant={whole.esa ? "default" : "filled"}
            leftSection={<IconUserPlus {...icon} />}
            aria-haspopup="dialog"
            onClick={onAdd}
          >
            ADD CANDIDATE
          </Button>
        )}
        {whole.esa !== "" && <EsaLinkButton fills={fillsIn} />}
      </div>
    </section>
  );
}

const idOf = (row: DirectoryCandidate) => row.candidateId;
const nameOf = (row: DirectoryCandidate) => row.name;

function Candidates(props: Known & { locked: boolean }) {
  const { whole, manager, own, addedBy, place, counts, locked, onPlace, onDetails, onTimeline, onReopen } =
    props;
  const { tab } = place;
  const esa = whole.esa !== "";
  const live = props.inProgramme ? whole.requisitionId : "";
  const columns = useMemo(
    () =>
      directoryColumns(
        { tab, source: manager, locked, addedBy, esa, live },
        { onDetails, onTimeline, onReopen: manager ? onReopen : undefined },
      ),
    [tab, manager, locked, addedBy, esa, live, onDetails, onTimeline, onReopen],
  );
  // Another tab has another date and so another order; the search stays.
  const open = (next: DirectoryTab) =>
    onPlace({
      tab: next,
      table: { ...tabView(next), size: place.table.size, q: place.table.q },
    });
  const openTab = (id: string) => {
    const next = tabsOf(esa).find((one) => one === id);
    if (next) open(next);
  };
  const table = (
    <div className={classes.list} data-own={own || undefined}>
      <DataTable
        label={esa ? "ESA Dashboard" : "Candidate Directory"}
        title={titleOf(props)}
        hiddenColumns={props.hiddenColumns}
        list="directory"
        columns={columns}
        {...props.source}
        rowId={idOf}
        rowName={nameOf}
        emptyText="Data Not Available"
        spacious={props.spacious}
        fill
        csvName={`${esa ? "ESA Dashboard" : "Candidate Directory"} ${whole.serial}`}
        currentId={place.timeline || undefined}
        toolbarStart={
          <>
            {place.atWork && (
              <AtWork
                cell={place.atWork}
                onClear={() => onPlace({ atWork: null, table: changeView(place.table, {}) })}
              />
            )}
            <ExtraCounts
              counts={extraCounts(esa, esa ? !props.inProgramme : manager, counts)}
              current={tab}
              onOpen={open}
            />
          </>
        }
      />
    </div>
  );
  return (
    <div className={classes.candidates}>
      {esa ? (
        <>
          <TileStrip
            label="Candidates by stage"
            tiles={programmeTiles(counts)}
            selected={tab}
            onSelect={openTab}
          />
          {table}
        </>
      ) : (
        <CountTabs label="Candidates by stage" tabs={countTabs(esa, counts)} value={tab} onChange={openTab}>
          {table}
        </CountTabs>
      )}
    </div>
  );
}

function titleOf({ whole, manager, place }: Known): string {
  if (whole.esa) return labelOf(place.tab);
  return manager ? `Candidate Directory (${whole.position})` : "Candidates";
}
