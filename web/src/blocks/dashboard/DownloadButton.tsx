import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { Column, RowData } from "@/ui/table/columns";
import { useCsvDownload } from "@/ui/table/useCsvDownload";

type Props<Row extends RowData> = {
  /** The name of the file. */
  name: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Fetches the rows for the file. */
  fetch: () => Promise<readonly Row[]>;
};

/** Downloads a dashboard's whole period, including its summary. */
export function DownloadButton<Row extends RowData>({ name, columns, rowId, fetch }: Props<Row>) {
  const download = useCsvDownload({ name, columns, rowId, fetch, matching: null });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload stroke={1.7} aria-hidden="true" />}
      disabled={download === null || download.busy}
      aria-busy={download?.busy}
      onClick={() => download?.run()}
    >
      Download
    </Button>
  );
}
