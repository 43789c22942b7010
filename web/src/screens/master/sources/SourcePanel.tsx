import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Source, sourcesForFile, sourcesQuery } from "@/api/master";
import { useOpening } from "@/ui/useOpening";
import { AddButton } from "../AddButton";
import { MasterTable, type TablePlace } from "../MasterTable";
import { sourceColumns, sourceName } from "./columns";
import { SourceDialog } from "./SourceDialog";

const idOf = (row: Source) => row.id;

/** Where candidates come from. */
export function SourcePanel({ userId, ...place }: TablePlace & { userId: string }) {
  const list = useQuery(sourcesQuery);
  const { opening, open, close } = useOpening<Source | null>();
  const columns = useMemo(() => sourceColumns(open), [open]);
  return (
    <>
      <MasterTable
        {...place}
        label="Source List"
        id="source"
        list={list}
        columns={columns}
        rowId={idOf}
        rowName={sourceName}
        csvRows={sourcesForFile}
        virtual
        buttons={<AddButton main label="Source" onClick={() => open(null)} />}
      />
      {opening && (
        <SourceDialog
          key={opening.count}
          userId={userId}
          row={opening.what}
          opened={opening.opened}
          onClose={close}
        />
      )}
    </>
  );
}
