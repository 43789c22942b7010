import "@/ui/mantineStyles";
import { TextInput } from "@mantine/core";
import { ApiError } from "@/api/ApiError";
import { forgotPassword } from "@/api/account";
import { forgotPasswordComplaint, mailSendAnswer, mailSent, tenDigits } from "@/blocks/account/messages";
import { isMobile, mobileOf } from "@/blocks/account/mobile";
import { faultsOf } from "@/blocks/write/faults";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";

/** Any answer other than that the mail was sent is a failure. */
async function requestLink(mobile: string) {
  const answer = await forgotPassword(mobile);
  if (answer.message !== mailSendAnswer) throw new ApiError(200, "", answer.message);
  return answer;
}

type Props = DialogProps & { mobile: string };

/** Requests the mail with the link to set a new password. */
export function ForgotPasswordDialog({ mobile: typed, opened, onClose }: Props) {
  const form = useWriteForm<{ mobile: string }>({
    initial: { mobile: typed },
    check: ({ mobile }) => faultsOf({ mobile: !isMobile(mobile) && tenDigits }),
    success: mailSent,
    explain: (cause) => ({ field: "mobile", message: forgotPasswordComplaint(cause) }),
    onDone: onClose,
  });
  const mobile = mobileOf(form.values.mobile);
  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Forgot Password"
      submit="Submit"
      onSubmit={() => form.submit(mobile, () => requestLink(mobile))}
      onClose={onClose}
    >
      <TextInput
        label="Mobile number"
        description="We will mail you a link to set a new password."
        size="md"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        data-autofocus
        {...form.field("mobile")}
      />
    </FormDialog>
  );
}
