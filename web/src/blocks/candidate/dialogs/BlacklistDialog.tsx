import { Textarea } from "@mantine/core";
import { useState } from "react";
import { blacklistCandidate } from "@/api/application";
import { FormDialog } from "@/ui/FormDialog";
import { type MoveSubject, useMove } from "../useMove";

type Props = {
  opened: boolean;
  subject: MoveSubject;
  onBlacklisted: () => void;
  onClose: () => void;
};

export function BlacklistDialog({ opened, subject, onBlacklisted, onClose }: Props) {
  const [comment, setComment] = useState("");
  const move = useMove(subject, onBlacklisted);
  const text = comment.trim();
  return (
    <FormDialog
      opened={opened}
      size={640}
      title="Candidate Blacklist"
      subtitle={`${subject.name} · nothing can be done with a blacklisted candidate any more, in any requisition.`}
      submit="SUBMIT"
      submitDisabled={text === ""}
      removes
      busy={move.busy}
      error={move.error}
      onSubmit={() => move.run(text, (by) => blacklistCandidate(by, text))}
      onClose={onClose}
    >
      <Textarea
        label="Comment"
        required
        autosize
        minRows={3}
        maxRows={8}
        maxLength={2000}
        value={comment}
        onChange={(event) => {
          move.mend();
          setComment(event.currentTarget.value);
        }}
        error={move.faultOf("comment")}
        data-autofocus
      />
    </FormDialog>
  );
}
