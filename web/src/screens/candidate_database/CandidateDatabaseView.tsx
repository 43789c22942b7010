import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import type { DatabaseCandidate, DatabaseSearch } from "@/api/candidateDatabase";
import { countOf } from "@/lib/text";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import classes from "./CandidateDatabaseView.module.css";
import { ChoiceBar, PhoneChoiceBar } from "./ChoiceBar";
import { type DatabaseActions, databaseColumns } from "./columns";
import { databaseSizes } from "./place";
import { SearchBar } from "./SearchBar";
import { notSearched } from "./search";

type Props = {
  search: DatabaseSearch;
  /** Whether the search of the address can be run. */
  searched: boolean;
  /** The address of the list, for the way back from a candidate. */
  address: string;
  positions: readonly string[];
  cities: readonly string[];
  source: TableSource<DatabaseCandidate>;
  /** What the server says about the list as a whole. */
  note: string;
  /** Null for users who cannot map. */
  chosen: ReadonlySet<string> | null;
  timeline: string;
  actions: DatabaseActions;
  /** Shown beside Add Ref Candidate. */
  more?: ReactNode;
  onSearch: (search: DatabaseSearch) => void;
  onChosen: (ids: ReadonlySet<string>) => void;
  onMap: () => void;
  onBroadcast: () => void;
  /** Undefined for users who cannot add. */
  onAddReference: (() => void) | undefined;
};

const idOf = (row: DatabaseCandidate) => row.candidateId;
const nameOf = (row: DatabaseCandidate) => row.name;
const lockOf = (row: DatabaseCandidate) => row.lock;
const nobody: ReadonlySet<string> = new Set();

export function CandidateDatabaseView(props: Props) {
  const { search, searched, address, source, chosen, onChosen } = props;
  const { onEdit, onView, onResume, onTimeline } = props.actions;
  const rows = searched ? source.rows : [];
  const marked = rows?.some(({ passage }) => passage !== "") ? search.text : null;
  const columns = useMemo(
    () => databaseColumns({ from: address, marked }, { onEdit, onView, onResume, onTimeline }),
    [address, marked, onEdit, onView, onResume, onTimeline],
  );
  const found = searched ? source.total : undefined;
  const choosing = chosen !== null && found !== undefined && found > 0;
  // The boxes have their column while the rows load, so that it does not move them.
  const boxes = chosen !== null && searched && found !== 0;
  return (
    <>
      <SearchBar
        shown={search}
        positions={props.positions}
        cities={props.cities}
        onSearch={props.onSearch}
        actions={
          <>
            {props.more}
            {props.onAddReference && (
              <Button
                variant="default"
                leftSection={<IconUserPlus stroke={1.7} aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={props.onAddReference}
              >
                Add Ref Candidate
              </Button>
            )}
          </>
        }
      />
      <div className={classes.list} data-choosing={choosing || undefined}>
        <DataTable
          fill
          compact
          id="candidate_database"
          list="candidate_database"
          label="Candidate Database"
          title={null}
          searchLabel={null}
          columns={columns}
          {...source}
          {...(!searched && { rows: [], total: 0, state: "ready" })}
          rowId={idOf}
          rowName={nameOf}
          sizes={databaseSizes}
          emptyText={searched ? "Data Not Available" : notSearched}
          csvName="Candidate Database"
          currentId={props.timeline || undefined}
          selection={boxes ? { ids: chosen, onChange: onChosen, lockOf } : undefined}
          toolbarStart={
            choosing && (
              <ChoiceBar
                chosen={chosen.size}
                locked={rows?.filter(({ lock }) => lock !== "") ?? []}
                onMap={props.onMap}
                onBroadcast={props.onBroadcast}
                onClear={() => onChosen(nobody)}
              />
            )
          }
          toolbarEnd={
            found !== undefined && (
              <span className={classes.count}>
                {props.note && <b>{props.note}</b>}
                {countOf(found, "candidate")}
              </span>
            )
          }
        />
        {choosing && (
          <PhoneChoiceBar chosen={chosen.size} onMap={props.onMap} onBroadcast={props.onBroadcast} />
        )}
      </div>
    </>
  );
}
