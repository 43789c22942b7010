import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { RequisitionWhole } from "@/api/requisition";
import { sessionQuery } from "@/api/session";
import { Dialog } from "@/ui/Dialog";
import { saveFile } from "@/ui/download";
import { nameOfSubject } from "../subject";
import classes from "./form.module.css";
import { LoadedRequisition } from "./LoadedRequisition";
import type { SubjectDialogProps } from "./props";

/** A text of the requisition as written, or the message for an empty one. */
export function Prose({ text }: { text: string }) {
  if (text.trim() === "") return <p className={classes.none}>No Data Available</p>;
  return <p className={classes.prose}>{text}</p>;
}

type TextProps = SubjectDialogProps & { title: string; textOf: (whole: RequisitionWhole) => string };

function TextDialog({ opened, onClose, seed, title, textOf }: TextProps) {
  return (
    <Dialog opened={opened} title={title} subtitle={nameOfSubject(seed)} size={640} onClose={onClose}>
      <LoadedRequisition serial={seed.serial}>{(whole) => <Prose text={textOf(whole)} />}</LoadedRequisition>
    </Dialog>
  );
}

export function JobDescriptionDialog(props: SubjectDialogProps) {
  return <TextDialog {...props} title="Job Description" textOf={({ jd }) => jd} />;
}

export function SkillsDialog(props: SubjectDialogProps) {
  return <TextDialog {...props} title="Skills" textOf={({ skills }) => skills} />;
}

/** The comments, downloadable for users with that right. */
export function Comments({ whole }: { whole: RequisitionWhole }) {
  const { facts } = useSuspenseQuery(sessionQuery).data;
  const download = () =>
    saveFile(
      `Comments ${whole.serial}.txt`,
      new Blob([`${nameOfSubject(whole)}\r\n\r\n${whole.comments}\r\n`], {
        type: "text/plain;charset=utf-8",
      }),
    );
  return (
    <>
      <Prose text={whole.comments} />
      {facts.commentDownload && whole.comments.trim() !== "" && (
        <div className={classes.tools}>
          <Button
            variant="default"
            leftSection={<IconDownload stroke={1.7} aria-hidden="true" />}
            onClick={download}
          >
            Download Comments
          </Button>
        </div>
      )}
    </>
  );
}

export function CommentsDialog({ opened, onClose, seed }: SubjectDialogProps) {
  return (
    <Dialog opened={opened} title="Comments" subtitle={nameOfSubject(seed)} size={640} onClose={onClose}>
      <LoadedRequisition serial={seed.serial}>{(whole) => <Comments whole={whole} />}</LoadedRequisition>
    </Dialog>
  );
}
