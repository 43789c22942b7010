import { ApiError } from "@/api/ApiError";
import type { FormStep } from "@/api/candidateForm";
import type { WriteAnswer } from "@/api/client";
import type { Saved } from "@/api/profileForm";
import { useAttempt } from "@/blocks/write/useAttempt";
import { Fields } from "../parts/controls";
import { toast } from "../parts/toast";
import type { DraftKeeper } from "../profile/DraftKeeper";
import { withoutSent } from "../profile/draft";
import { type FieldGroup, rowsOf } from "../profile/fields";
import { ProfileField } from "../profile/ProfileField";
import type { FaultsIn } from "../profile/rules";
import { titleOf } from "../profile/steps";
import type { Lists } from "../profile/useLists";
import { useStepForm } from "../profile/useStepForm";
import { Sheet } from "./Sheet";
import classes from "./Sheet.module.css";
import { useRefusal } from "./useRefusal";
import type { StepNavigation } from "./Wizard";

type Props<Values extends Record<string, string>> = {
  step: FormStep;
  candidate: string;
  groups: readonly FieldGroup<Values>[];
  saved: Values;
  version: number;
  keeper: DraftKeeper;
  lists: Lists;
  navigation: StepNavigation;
  check: (values: Values, today: string) => FaultsIn<Values>;
  save: (candidate: string, values: Values, version: number, key: string) => Promise<WriteAnswer>;
  load: (candidate: string) => Promise<Saved<Values>>;
  onSaved: (saved: Saved<Values>) => void;
};

/** A step that is one form: Basic Information, Other Details. */
export function FormStepSheet<Values extends Record<string, string>>(props: Props<Values>) {
  const { candidate, groups, keeper, navigation } = props;
  const form = useStepForm(props);
  const rows = rowsOf(groups);
  const refusal = useRefusal(form.marks, props.saved);
  const attempt = useAttempt<WriteAnswer & { saved: Saved<Values>; sent: Values }>({
    onDone: ({ message, saved, sent }) => {
      toast.success(message);
      props.onSaved(saved);
      keeper.change((draft) => withoutSent(draft, sent));
      navigation.onComplete();
    },
    onFailed: (cause) => {
      refusal.tell(cause);
      if (!(cause instanceof ApiError)) return;
      if (cause.code === "409") void lookAgain();
      if (cause.status === 401) keeper.end();
    },
  });

  /** Somebody else saved this step: their values come in, and stand beside what was typed. */
  async function lookAgain(): Promise<void> {
    try {
      props.onSaved(await props.load(candidate));
    } catch {
      // The next save says it again.
    }
  }

  function submit(): void {
    refusal.clear();
    if (!form.marks.passes()) return;
    const sent = form.values;
    attempt.run([sent, props.version], async (key) => {
      const { message } = await props.save(candidate, sent, props.version, key);
      return { message, saved: await props.load(candidate), sent };
    });
  }

  return (
    <Sheet
      title={titleOf(props.step)}
      marks={form.marks}
      rows={rows}
      error={refusal.error}
      busy={attempt.busy}
      navigation={navigation}
      onSubmit={submit}
    >
      {groups.map(({ legend, rows: fields }) => (
        <fieldset key={legend} className={classes.group}>
          <legend>{legend}</legend>
          <Fields>
            {fields
              .filter(({ when }) => !when || when(form.values))
              .map((row) => (
                <ProfileField key={row.name} row={row} form={form} />
              ))}
          </Fields>
        </fieldset>
      ))}
    </Sheet>
  );
}
