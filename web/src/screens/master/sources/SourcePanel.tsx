import { useCallback, useMemo } from "react";
import { type Source, sourcesForFile, sourcesQuery } from "@/api/master";
import { useTableSource } from "@/blocks/list/useTableSource";
import { openDialog } from "@/ui/dialogs";
import { AddButton } from "../AddButton";
import { MasterTable, type TablePlace } from "../MasterTable";
import { sourceColumns, sourceName } from "./columns";
import { SourceDialog } from "./SourceDialog";

const idOf = (row: Source) => row.id;

/** Where candidates come from. */
export function SourcePanel({ userId, stacked, ...kept }: TablePlace & { userId: string }) {
  const { source } = useTableSource(sourcesQuery, { ...kept, file: sourcesForFile });
  const open = useCallback((row: Source | null) => openDialog(SourceDialog, { userId, row }), [userId]);
  const columns = useMemo(() => sourceColumns(open), [open]);
  return (
    <MasterTable
      stacked={stacked}
      label="Source List"
      id="source"
      source={source}
      columns={columns}
      rowId={idOf}
      rowName={sourceName}
      virtual
      buttons={<AddButton main label="Source" onClick={() => open(null)} />}
    />
  );
}
