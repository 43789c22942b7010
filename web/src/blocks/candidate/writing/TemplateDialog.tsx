import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ApplicationKey } from "@/api/application";
import { type FilledTemplate, filledQuery, type Gap } from "@/api/writing";
import { Band } from "@/ui/Band";
import { FailedState } from "@/ui/FailedState";
import { FormDialog } from "@/ui/FormDialog";
import { LoadingRows } from "@/ui/LoadingRows";
import type { RichTextKind } from "@/ui/richtext/RichTextEditor";
import { Segmented } from "@/ui/Segmented";
import { EditText } from "./EditText";
import { GapFields } from "./GapFields";
import { gapsIn, shownValue } from "./gaps";
import { type TemplateChoice, TemplateChoices } from "./TemplateChoices";
import { type Draft, useDraft } from "./useDraft";
import classes from "./writing.module.css";

const modes = [
  { value: "preview", label: "Preview" },
  { value: "edit", label: "Edit text" },
] as const;

export type Mode = (typeof modes)[number]["value"];

export type Written = { template: string; filled: FilledTemplate; draft: Draft };

/** What a dialog draws of the text: `gaps` are those that it still has. */
export type Drawn = Written & {
  gaps: readonly Gap[];
  mode: Mode;
  editor: ReactNode;
  change: (part: Partial<Draft>) => void;
};

type Props = {
  opened: boolean;
  title: string;
  subtitle: string;
  of: ApplicationKey;
  kind: RichTextKind;
  templates: { data: readonly TemplateChoice[] | undefined; error: Error | null; refetch: () => unknown };
  busy: boolean;
  error: ReactNode;
  /** Something beside the text was changed. */
  changed?: boolean;
  submit: string;
  submitIcon: ReactNode;
  /** What the main button really does. */
  foot: string;
  draw: (drawn: Drawn) => ReactNode;
  onSubmit: (written: Written) => void;
  onEditProfile: () => void;
  onClose: () => void;
};

/** Writes to a candidate from a template: choose, look, fill the gaps, send. */
export function TemplateDialog(props: Props) {
  const { of, templates, opened } = props;
  const [picked, setPicked] = useState("");
  const [mode, setMode] = useState<Mode>("preview");
  const chosen = picked || (templates.data?.[0]?.id ?? "");
  const filled = useQuery({ ...filledQuery(chosen, of), enabled: opened && chosen !== "" });
  const { draft, change, dirty } = useDraft(chosen, filled.data);
  const gaps = gapsIn(`${draft.subject} ${draft.body}`, filled.data?.gaps ?? []);
  const ready = filled.data?.refusal === "" && gaps.every((gap) => shownValue(gap, draft.values) !== "");
  const written = filled.data && { template: chosen, filled: filled.data, draft };

  function right(): ReactNode {
    // What is there stays, with what is typed, when a later answer fails.
    if (templates.error && !templates.data) {
      return <FailedState text={templates.error.message} onRetry={() => void templates.refetch()} />;
    }
    if (filled.error && !filled.data)
      return <FailedState text={filled.error.message} onRetry={() => void filled.refetch()} />;
    if (!written) return templates.data?.length === 0 ? null : <LoadingRows count={6} />;
    const { refusal, name } = written.filled;
    const editor = (
      <EditText
        key={chosen}
        kind={props.kind}
        label={name}
        html={draft.body}
        words={written.filled.gaps}
        onChange={(body) => change({ body })}
      />
    );
    return (
      <>
        {refusal && (
          <Band tone="amber" icon={<IconAlertTriangle />}>
            {refusal}.
            <button type="button" className={classes.fix} onClick={props.onEditProfile}>
              Edit Profile
            </button>
          </Band>
        )}
        <div className={classes.head}>
          <h3 className={classes.name}>{name}</h3>
          <Segmented label="Preview or edit" segments={modes} value={mode} onChange={setMode} />
        </div>
        {props.draw({ ...written, gaps, mode, editor, change })}
        <GapFields gaps={gaps} values={draft.values} onChange={(values) => change({ values })} />
      </>
    );
  }

  return (
    <FormDialog
      opened={opened}
      title={props.title}
      subtitle={props.subtitle}
      size={880}
      busy={props.busy}
      error={props.error}
      dirty={dirty || props.changed === true}
      submit={props.submit}
      submitIcon={props.submitIcon}
      submitDisabled={!ready}
      footStart={<span className={classes.foot}>{props.foot}</span>}
      onSubmit={() => written && props.onSubmit(written)}
      onClose={props.onClose}
    >
      <div className={classes.two}>
        <TemplateChoices templates={templates.data ?? []} chosen={chosen} onChoose={setPicked} />
        <div className={classes.right} aria-busy={filled.isFetching}>
          {right()}
        </div>
      </div>
    </FormDialog>
  );
}
