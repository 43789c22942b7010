import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMemo } from "react";
import type { AuditLine } from "@/api/audit";
import { UserSelect } from "@/blocks/administration/UserSelect";
import { changeView } from "@/lib/tableSearch";
import { useAddressedDialog } from "@/ui/dialogs";
import { RangePicker } from "@/ui/RangePicker";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { AuditDrawer } from "./AuditDrawer";
import classes from "./AuditView.module.css";
import { kindWords } from "./changes";
import { auditColumns } from "./columns";
import { type AuditPlace, rangeOf } from "./place";

type Props = {
  place: AuditPlace;
  today: string;
  kinds: readonly string[];
  source: TableSource<AuditLine>;
  onPlace: (change: Partial<AuditPlace>) => void;
  onLine: (id: string) => void;
};

const idOf = (row: AuditLine) => row.id;
const nameOf = (row: AuditLine) => `${kindWords(row.kind)} ${row.name || row.subjectId}`;

export function AuditView(props: Props) {
  const { place, today, kinds, source, onPlace, onLine } = props;
  const columns = useMemo(() => auditColumns(kinds), [kinds]);
  useAddressedDialog(place.line, AuditDrawer, { id: place.line }, () => onLine(""));
  // Changed filters start on the first page.
  const narrow = (change: Partial<AuditPlace>) => onPlace({ table: changeView(place.table, {}), ...change });
  const about =
    place.about && (source.rows?.find(({ subjectId }) => subjectId === place.about)?.name || place.about);
  return (
    <>
      <div className={classes.filters}>
        <RangePicker
          label="When"
          today={today}
          max={today}
          value={rangeOf(place, today)}
          placeholder="All times"
          clearable
          onChange={(range) => narrow({ range: range ?? "all" })}
        />
        <div className={classes.person}>
          <UserSelect
            toolbar
            label="Who"
            placeholder="Who: everybody"
            value={place.actor}
            name={place.actorName}
            onChange={(actor, actorName) => narrow({ actor, actorName })}
          />
        </div>
        {about && (
          <Button
            variant="default"
            rightSection={<IconX stroke={1.7} aria-hidden="true" />}
            onClick={() => narrow({ about: "" })}
          >
            About {about}
          </Button>
        )}
      </div>
      <DataTable
        label="Audit"
        id="audit"
        list="audit"
        columns={columns}
        {...source}
        rowId={idOf}
        rowName={nameOf}
        emptyText="Nothing was changed"
        fill
        csvName="Audit"
        onRowClick={(row) => onLine(row.id)}
        currentId={place.line}
      />
    </>
  );
}
