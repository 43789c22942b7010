import "@mantine/core/styles.layer.css";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { forgotPassword } from "@/api/account";
import { forgotPasswordComplaint, mailSendAnswer, mailSent, tenDigits } from "@/blocks/account/messages";
import { isMobile, mobileDigits } from "@/blocks/account/mobile";
import { FormDialog } from "@/ui/FormDialog";
import { toast } from "@/ui/toast";

type Props = { mobile: string; onClose: () => void };

/** Asks for the mail with the link that sets a new password. */
export default function ForgotPasswordDialog({ mobile: typed, onClose }: Props) {
  const [mobile, setMobile] = useState(typed);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  function complain(message: string): void {
    setError(message);
    toast.error(message);
  }

  async function submit(): Promise<void> {
    if (!isMobile(mobile)) {
      complain(tenDigits);
      return;
    }
    setError("");
    setBusy(true);
    try {
      const answer = await forgotPassword(mobile);
      if (answer === mailSendAnswer) {
        toast.success(mailSent);
        onClose();
      } else complain(answer);
    } catch (cause) {
      complain(forgotPasswordComplaint(cause));
    }
    setBusy(false);
  }

  return (
    <FormDialog
      opened
      title="Forgot Password"
      submit="Submit"
      busy={busy}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        label="Mobile number"
        description="We mail you a link that sets a new password."
        size="md"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        data-autofocus
        value={mobile}
        onChange={(event) => setMobile(mobileDigits(event.currentTarget.value))}
        error={error}
      />
    </FormDialog>
  );
}
