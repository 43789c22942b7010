import { Button, FileButton, Input } from "@mantine/core";
import { IconFileTypePdf, IconUpload, IconX } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import { sessionQuery } from "@/api/session";
import { IconButton } from "@/ui/IconButton";
import { acceptedResume } from "./candidateForm";
import classes from "./ResumeDrop.module.css";
import { CompressLink } from "./ResumeHint";

type Props = {
  file: File | null;
  /** What became of reading it. */
  note: string;
  error: string | undefined;
  onChoose: (file: File | null) => void;
};

/** Takes a resume by drop or by choice. */
export function ResumeDrop({ file, note, error, onChoose }: Props) {
  const { resumeKB } = useSuspenseQuery(sessionQuery).data;
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
          <span>Drop a resume here to fill in from it. {acceptedResume(resumeKB)}</span>
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
        <CompressLink error={error} />
      </fieldset>
    </Input.Wrapper>
  );
}
