import { useMemo, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { type FormStep, markFormStep } from "@/api/candidateForm";
import type { Listed, Row, Written } from "@/api/profileForm";
import { useAttempt } from "@/blocks/write/useAttempt";
import { Button } from "../parts/Button";
import { Fields } from "../parts/controls";
import { toast } from "../parts/toast";
import type { DraftKeeper } from "../profile/DraftKeeper";
import { emptyDraft, rowId, typeInto, withoutSent } from "../profile/draft";
import type { FieldRow } from "../profile/fields";
import { ProfileField } from "../profile/ProfileField";
import { RowTable } from "../profile/RowTable";
import type { Column } from "../profile/rowColumns";
import type { FaultsIn } from "../profile/rules";
import { titleOf } from "../profile/steps";
import { useDraft } from "../profile/useKeeper";
import type { Lists } from "../profile/useLists";
import { useStepForm } from "../profile/useStepForm";
import { DeleteDialog } from "./DeleteDialog";
import { Sheet } from "./Sheet";
import classes from "./Sheet.module.css";
import { useRefusal } from "./useRefusal";
import type { StepNavigation } from "./Wizard";

type Props<Values extends Record<string, string>> = {
  step: FormStep;
  candidate: string;
  /** What a row is, in the buttons. */
  noun: string;
  fields: readonly FieldRow<Values>[];
  columns: readonly Column<Values>[];
  empty: Values;
  rows: readonly Row<Values>[];
  keeper: DraftKeeper;
  lists: Lists;
  navigation: StepNavigation;
  check: (values: Values, today: string) => FaultsIn<Values>;
  save: (candidate: string, row: Written<Values>, key: string) => Promise<Listed<Values>>;
  remove: (candidate: string, row: Row<Values>, key: string) => Promise<Listed<Values>>;
  load: (candidate: string) => Promise<Row<Values>[]>;
  onRows: (rows: Row<Values>[]) => void;
};

type Outcome<Values> = {
  message: string;
  rows: Row<Values>[] | null;
  sent: Values | null;
  complete: boolean;
};

/** A step that is a table: a form for one row, the rows below it, and Save for the step. The table may be empty. */
export function TableStepSheet<Values extends Record<string, string>>(props: Props<Values>) {
  const { candidate, step, noun, rows, fields, empty, keeper, navigation } = props;
  const { draft } = useDraft(keeper);
  const editing = rows.find(({ id }) => id === draft.fields[rowId]?.value);
  const saved = useMemo(() => (editing ? textsOf(empty, editing) : empty), [editing, empty]);
  const form = useStepForm({ ...props, saved });
  const refusal = useRefusal(form.marks, saved);
  const [leaving, setLeaving] = useState<Row<Values> | null>(null);
  const typing = Object.keys(draft.fields).some((name) => name !== rowId);

  const attempt = useAttempt<Outcome<Values>>({
    onDone: ({ message, rows: listed, sent, complete }) => {
      toast.success(message);
      if (listed) props.onRows(listed);
      if (sent || complete) clear(sent ?? empty);
      if (complete) navigation.onComplete();
    },
    onFailed: (cause) => {
      refusal.tell(cause);
      if (!(cause instanceof ApiError)) return;
      if (cause.code === "409") void lookAgain();
      if (cause.status === 401) keeper.end();
    },
  });

  /** Somebody else changed the rows: theirs come in, and stand beside what was typed. */
  async function lookAgain(): Promise<void> {
    try {
      props.onRows(await props.load(candidate));
    } catch {
      // The next save says it again.
    }
  }

  /** What was typed since the row was sent stays. */
  function clear(sent: Values): void {
    form.marks.clear();
    keeper.change((before) => withoutSent(before, { ...sent, [rowId]: before.fields[rowId]?.value ?? "" }));
  }

  function write(complete: boolean): void {
    refusal.clear();
    const sends = typing || !complete;
    if (sends && !form.marks.passes()) return;
    const sent = form.values;
    const row: Written<Values> = { values: sent, id: editing?.id, version: editing?.version };
    attempt.run([sends && row, complete], async (key) => {
      const listed = sends ? await props.save(candidate, row, key) : null;
      const marked = complete ? await markFormStep(candidate, step) : null;
      const message = listed?.message ?? marked?.message ?? "";
      return { message, rows: listed?.rows ?? null, sent: listed && sent, complete };
    });
  }

  function edit(row: Row<Values>): void {
    if (typing) {
      toast.error(`Please add or clear the ${noun} in the form first`);
      return;
    }
    form.marks.clear();
    keeper.change((before) => typeInto(before, rowId, row.id, ""));
  }

  function discard(): void {
    form.marks.clear();
    keeper.change(() => emptyDraft);
  }

  function remove(row: Row<Values>): void {
    setLeaving(null);
    attempt.run(["delete", row.id], async (key) => {
      const { message, rows: listed } = await props.remove(candidate, row, key);
      return { message, rows: listed, sent: null, complete: false };
    });
  }

  return (
    <Sheet
      title={titleOf(step)}
      marks={form.marks}
      rows={fields}
      error={refusal.error}
      busy={attempt.busy}
      navigation={navigation}
      onSubmit={() => write(true)}
    >
      <Fields>
        {fields
          .filter(({ when }) => !when || when(form.values))
          .map((row) => (
            <ProfileField key={row.name} row={row} form={form} />
          ))}
      </Fields>
      <div className={classes.row}>
        <Button busy={attempt.busy} onClick={() => write(false)}>
          {editing ? `Update ${noun}` : `Add ${noun}`}
        </Button>
        {(typing || editing) && <Button onClick={discard}>Clear</Button>}
      </div>
      <RowTable
        caption={titleOf(step)}
        columns={props.columns}
        rows={rows}
        actions={(row) => {
          const name = props.columns[0]?.text(row) ?? noun;
          return (
            <>
              <Button look="link" aria-label={`Edit ${name}`} onClick={() => edit(row)}>
                Edit
              </Button>
              <Button look="link" aria-label={`Delete ${name}`} onClick={() => setLeaving(row)}>
                Delete
              </Button>
            </>
          );
        }}
      />
      {leaving && <DeleteDialog onNo={() => setLeaving(null)} onYes={() => remove(leaving)} />}
    </Sheet>
  );
}

/** The texts of a row, without its id and version. */
function textsOf<Values extends Record<string, string>>(empty: Values, row: Row<Values>): Values {
  return Object.fromEntries(Object.keys(empty).map((name) => [name, row[name]])) as Values;
}
