import { Button, FileButton, Input } from "@mantine/core";
import { IconFileTypePdf, IconUpload, IconX } from "@tabler/icons-react";
import { resumeHref } from "@/api/candidate";
import { IconButton } from "@/ui/IconButton";
import classes from "./ResumeField.module.css";
import { ResumeHint } from "./ResumeHint";

type Props = {
  /** The stored file; empty if there is none. */
  stored: string;
  /** The chosen file, not sent yet. */
  file: File | null;
  required: boolean;
  error: string | undefined;
  onChoose: (file: File | null) => void;
};

const kilobytes = (file: File) => `${Math.max(1, Math.round(file.size / 1024))} kB`;

/** The resume of a candidate: the stored file and its replacement. */
export function ResumeField({ stored, file, required, error, onChoose }: Props) {
  return (
    <Input.Wrapper
      label="Resume"
      labelElement="div"
      description={<ResumeHint error={error} />}
      inputWrapperOrder={["label", "input", "description", "error"]}
      withAsterisk={required}
      error={error}
      className={classes.field}
    >
      <div className={classes.line}>
        <FileButton accept="application/pdf,.pdf" onChange={onChoose} inputProps={{ "aria-label": "Resume" }}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload stroke={1.7} aria-hidden="true" />}
              aria-invalid={error ? true : undefined}
            >
              Select file to Upload
            </Button>
          )}
        </FileButton>
        {file ? (
          <span className={classes.file}>
            <IconFileTypePdf size={16} stroke={1.7} aria-hidden="true" />
            <span>{file.name}</span>
            <small>{kilobytes(file)}</small>
            <IconButton small label="Remove the file" icon={<IconX />} onClick={() => onChoose(null)} />
          </span>
        ) : stored ? (
          <a className={classes.link} href={resumeHref(stored)} target="_blank" rel="noopener">
            View Resume
          </a>
        ) : (
          <span className={classes.none}>Resume Not Attached!!</span>
        )}
      </div>
    </Input.Wrapper>
  );
}
