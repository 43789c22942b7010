import type { ReactNode } from "react";
import { useState } from "react";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { FormDialog } from "@/ui/FormDialog";
import type { DialogProps } from "./props";

type Props = DialogProps & {
  title: string;
  subtitle: string;
  /** What the question is about. */
  about: string;
  busy: boolean;
  error: ReactNode;
  dirty: boolean;
  /** Says what is wrong with the form; true when something is. */
  complains: () => boolean;
  onRevoke: () => void;
  children: ReactNode;
};

/** A form that takes something away, and asks before it does. */
export function RevokeForm(props: Props) {
  const { opened, onClose, title, subtitle, about, busy, error, dirty, complains, onRevoke } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <FormDialog
        opened={opened}
        title={title}
        subtitle={subtitle}
        submit="Revoke"
        removes
        busy={busy}
        error={error}
        dirty={dirty}
        onSubmit={() => setAsking(!complains())}
        onClose={onClose}
      >
        {props.children}
      </FormDialog>
      <ConfirmDialog
        opened={opened && asking}
        question="Are you sure you want to Revoke?"
        about={about}
        removes
        onYes={() => {
          setAsking(false);
          onRevoke();
        }}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
