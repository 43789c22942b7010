import { Button } from "@mantine/core";
import type { Setting } from "@/api/setting";
import { entriesOf, type SettingRow, settingParts, settingRows } from "@/blocks/administration/settingRows";
import { formatDateTime } from "@/lib/dates";
import { Chips } from "@/ui/Chips";
import { useAddressedDialog } from "@/ui/dialogs";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { SettingDialog } from "./SettingDialog";
import classes from "./SettingsView.module.css";

type Props = {
  settings: readonly Setting[] | undefined;
  failure: string | undefined;
  /** The key of the setting whose editor is open. */
  edit: string;
  onEdit: (key: string) => void;
  onRetry: () => void;
};

const many: ReadonlySet<SettingRow["editor"]> = new Set(["choices", "addresses", "words"]);

function Value({ row, setting }: { row: SettingRow; setting: Setting }) {
  const entries = setting.means.length > 0 ? setting.means : entriesOf(setting.value);
  if (entries.length === 0) return <span className={classes.none}>{row.empty}</span>;
  return many.has(row.editor) ? (
    <Chips items={entries} title={row.label} shown={6} />
  ) : (
    <span className={classes.text}>{entries.join(", ")}</span>
  );
}

function Line({ row, setting, onEdit }: { row: SettingRow; setting: Setting; onEdit: () => void }) {
  return (
    <li className={classes.line}>
      <div className={classes.names}>
        <h3>{row.label}</h3>
        <p>{row.about}</p>
      </div>
      <div className={classes.value}>
        <Value row={row} setting={setting} />
        {setting.changedAt && (
          <p>
            Changed {formatDateTime(setting.changedAt)}
            {setting.changedBy && ` by ${setting.changedBy}`}
          </p>
        )}
      </div>
      <Button variant="default" aria-label={`Edit ${row.label}`} onClick={onEdit}>
        Edit
      </Button>
    </li>
  );
}

export function SettingsView({ settings, failure, edit, onEdit, onRetry }: Props) {
  const row = settingRows.find(({ key }) => key === edit);
  const setting = settings?.find(({ key }) => key === edit);
  useAddressedDialog(edit, SettingDialog, row && setting && { row, setting }, () => onEdit(""));
  if (!settings) {
    return (
      <div className={classes.card}>
        {failure ? <FailedState hint={failure} onRetry={onRetry} /> : <LoadingRows count={8} />}
      </div>
    );
  }
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  return (
    <div className={classes.page}>
      {settingParts.map((part) => (
        <section key={part.title} className={classes.card} aria-label={part.title}>
          <h2>{part.title}</h2>
          <ul className={classes.list}>
            {part.rows.map((one) => {
              const setting = byKey.get(one.key);
              return (
                setting && <Line key={one.key} row={one} setting={setting} onEdit={() => onEdit(one.key)} />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
