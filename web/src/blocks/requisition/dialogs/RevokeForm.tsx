import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog, type FormState } from "@/ui/FormDialog";

type Props = DialogProps & {
  form: { dialog: FormState; passes: () => boolean };
  title: string;
  subtitle: string;
  /** The subject of the confirmation. */
  about: string;
  /** Nothing can be revoked; the form says why. */
  blocked?: boolean;
  onRevoke: () => void;
  children: ReactNode;
};

/** A form that revokes something, after a confirmation. */
export function RevokeForm(props: Props) {
  const { opened, onClose, form, title, subtitle, about, blocked, onRevoke, children } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <FormDialog
        {...form.dialog}
        opened={opened}
        title={title}
        subtitle={subtitle}
        submit="Revoke"
        removes
        submitDisabled={blocked}
        onSubmit={() => setAsking(form.passes())}
        onClose={onClose}
      >
        {children}
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
