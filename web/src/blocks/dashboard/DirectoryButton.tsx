import { TextButton } from "@/ui/TextButton";

type Requisition = { serial: string; position: string };

type Props<Row> = { row: Row; onOpen: (row: Row) => void };

/** The position of a requisition in a dashboard's table; it opens the directory. */
export function DirectoryButton<Row extends Requisition>({ row, onOpen }: Props<Row>) {
  const { position, serial } = row;
  return (
    <TextButton label={`${position}, open the directory of ${serial}`} onClick={() => onOpen(row)}>
      {position}
    </TextButton>
  );
}
