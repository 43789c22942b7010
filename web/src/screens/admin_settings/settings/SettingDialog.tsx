import { MultiSelect, Select, TagsInput, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Setting, saveSetting, settingChoicesQuery } from "@/api/setting";
import { entriesOf, type SettingRow } from "@/blocks/administration/settingRows";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";

type EditorProps = {
  row: SettingRow;
  setting: Setting;
  value: string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
};

function ZoneEditor({ row, value, onChange, error }: EditorProps) {
  const [zones] = useState(() =>
    [...new Set([...Intl.supportedValuesOf("timeZone"), "Asia/Kolkata", "UTC", ...value])].sort(),
  );
  return (
    <Select
      size="md"
      label={row.label}
      description={row.about}
      searchable
      data={zones}
      limit={100}
      nothingFoundMessage="No such zone"
      value={value[0] ?? null}
      onChange={(zone) => onChange(zone ? [zone] : [])}
      error={error}
    />
  );
}

const typingPause = 200;

function RequisitionEditor({ row, setting, value, onChange, error }: EditorProps) {
  const [typed, setTyped] = useState("");
  const shown = setting.means[0] ?? "";
  const [part] = useDebouncedValue(typed === shown ? "" : typed.split(" · ")[0], typingPause);
  const { data = [] } = useQuery(settingChoicesQuery(setting.key, part ?? ""));
  const own = setting.value && !data.some(({ id }) => id === setting.value);
  const choices = data.map(({ id, text }) => ({ value: id, label: text }));
  return (
    <Select
      size="md"
      label={row.label}
      description="By serial or position. A requisition joins the programme before its first candidate."
      placeholder="None"
      searchable
      clearable
      clearButtonProps={{ "aria-label": `Clear ${row.label}` }}
      data={own ? [{ value: setting.value, label: shown }, ...choices] : choices}
      filter={({ options }) => options}
      nothingFoundMessage="No requisition found"
      searchValue={typed}
      onSearchChange={setTyped}
      value={value[0] ?? null}
      onChange={(id) => onChange(id ? [id] : [])}
      error={error}
    />
  );
}

function ChoicesEditor({ row, setting, value, onChange, error }: EditorProps) {
  const { data = [], isError } = useQuery(settingChoicesQuery(setting.key, ""));
  return (
    <MultiSelect
      size="md"
      // The list stays open for several choices, so it must not cover Save.
      comboboxProps={{ position: "top" }}
      label={row.label}
      description={row.about}
      placeholder={value.length === 0 ? "None" : undefined}
      searchable
      clearable
      clearButtonProps={{ "aria-label": `Clear ${row.label}` }}
      data={data.map(({ id, text }) => ({ value: id, label: text }))}
      limit={100}
      nothingFoundMessage="Nothing found"
      value={value}
      onChange={onChange}
      error={error ?? (isError ? "The choices could not be loaded." : undefined)}
    />
  );
}

function Editor(props: EditorProps) {
  const { row, value, onChange, error } = props;
  const shared = { size: "md", label: row.label, description: row.about, error } as const;
  switch (row.editor) {
    case "zone":
      return <ZoneEditor {...props} />;
    case "requisition":
      return <RequisitionEditor {...props} />;
    case "choices":
      return <ChoicesEditor {...props} />;
    case "text":
      return (
        <TextInput
          {...shared}
          value={value[0] ?? ""}
          onChange={(event) => onChange([event.currentTarget.value])}
        />
      );
    case "addresses":
    case "words":
      return (
        <TagsInput
          {...shared}
          description={`${row.about}. Enter adds one.`}
          acceptValueOnBlur
          splitChars={row.editor === "addresses" ? [",", ";", " "] : []}
          clearable
          clearButtonProps={{ "aria-label": `Clear ${row.label}` }}
          value={value}
          onChange={onChange}
        />
      );
  }
}

type Props = DialogProps & { row: SettingRow; setting: Setting };

/** One setting with its matching editor. */
export function SettingDialog({ row, setting: shown, opened, onClose }: Props) {
  // Edits the value from when the dialog opened; the server detects a concurrent change.
  const [setting] = useState(shown);
  const form = useWriteForm<{ value: string[] }>({
    initial: { value: entriesOf(setting.value) },
    topics: ["setting"],
    onDone: onClose,
  });

  function submit(): void {
    const text = form.values.value
      .map((entry) => entry.trim())
      .filter(Boolean)
      .join("\n");
    form.submit({ text, version: setting.version }, (key) => saveSetting(setting, text, key));
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Edit Setting"
      submit="Save"
      size={row.editor === "choices" ? 640 : 460}
      onSubmit={submit}
      onClose={onClose}
    >
      <Editor row={row} setting={setting} {...form.field("value")} />
    </FormDialog>
  );
}
