import { Button, FileButton, Input } from "@mantine/core";
import { IconFileTypePdf, IconUpload, IconX } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { IconButton } from "@/ui/IconButton";
import classes from "./ResumeDrop.module.css";

type Props = {
  file: File | null;
  /** What became of reading it. */
  note: string;
  error: string | undefined;
  onChoose: (file: File | null) => void;
};

/** Takes a resume by drop or by choice. */
export function ResumeDrop({ file, note, error, onChoose }: Props) {
  const [over, setOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  }
  return (
    <Input.Wrapper className={classes.field} error={error}>
      <fieldset
        className={classes.drop}
        data-over={over || undefined}
        aria-label="Resume of the candidate"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {file ? (
          <span className={classes.file}>
            <IconFileTypePdf size={16} stroke={1.7} aria-hidden="true" />
            <span>{file.name}</span>
            <IconButton small label="Remove the file" icon={<IconX />} onClick={() => onChoose(null)} />
          </span>
        ) : (
          <span>Drop a resume here to fill in from it. PDF only (less than 200 kb)</span>
        )}
        <FileButton accept="application/pdf,.pdf" onChange={onChoose} inputProps={{ "aria-label": "Resume" }}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<IconUpload stroke={1.7} aria-hidden="true" />}
              aria-invalid={error ? true : undefined}
            >
              Select file to Upload
            </Button>
          )}
        </FileButton>
        <span className={classes.note} role="status">
          {note}
        </span>
      </fieldset>
    </Input.Wrapper>
  );
}
