import { PasswordInput, TextInput } from "@mantine/core";
import { type LoginAnswer, logIn } from "@/api/account";
import { checkLogin, type LoginField, loginComplaint } from "@/blocks/account/messages";
import { mobileOf } from "@/blocks/account/mobile";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { FormDialog } from "@/ui/FormDialog";

type Props = {
  opened: boolean;
  /** Of the user whose session has ended. */
  mobile: string;
  onSignedIn: (answer: LoginAnswer) => void;
  /** Gives up what is on the screen. */
  onLeave: () => void;
};

/** Over the screen of somebody whose login session has ended, which stays as it is behind. */
export function SignInDialog({ opened, mobile, onSignedIn, onLeave }: Props) {
  const form = useWriteForm<Record<LoginField, string>, LoginAnswer & { message: string }>({
    initial: { mobile, password: "" },
    check: checkLogin,
    explain: loginComplaint,
    handled: () => true,
    onDone: (answer) => {
      form.set({ mobile, password: "" });
      onSignedIn(answer);
    },
  });
  const { password } = form.values;
  const number = mobileOf(form.values.mobile);
  return (
    <FormDialog
      {...form.dialog}
      // Leaving always asks: what waits behind the dialog is lost then.
      dirty
      hidesScreen
      opened={opened}
      title="Please log in again"
      subtitle="Your session has ended. What you typed is still here: log in, and it goes on from there."
      submit="Log In"
      cancel="Leave"
      onSubmit={() =>
        form.submit([number, password], async () => ({
          ...(await logIn(number, password)),
          message: "",
        }))
      }
      onClose={onLeave}
    >
      <TextInput
        {...form.field("mobile")}
        label="Mobile number"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        description={
          number === mobile
            ? undefined
            : "Another login opens its own first page. What was typed here is not saved then."
        }
        inputWrapperOrder={["label", "input", "description", "error"]}
      />
      <PasswordInput
        {...form.field("password")}
        label="Password"
        autoComplete="current-password"
        data-autofocus
      />
    </FormDialog>
  );
}
