import { IconLock } from "@tabler/icons-react";
import { nameInput } from "@/blocks/candidate/candidateForm";
import { Segmented } from "@/ui/Segmented";
import { AreaField, SelectField, TextField } from "../parts/controls";
import { Field } from "../parts/Field";
import { SalaryField } from "../parts/SalaryField";
import type { FieldRow } from "./fields";
import { OtherValues } from "./OtherValues";
import { earliestBirth } from "./rules";
import type { StepForm } from "./useStepForm";

const longestText = 200;
const longestArea = 2000;

type Props<Values extends Record<string, string>> = { row: FieldRow<Values>; form: StepForm<Values> };

const plain = (typed: string) => typed;

/** One field of a step, with the keyboard that suits it. */
export function ProfileField<Values extends Record<string, string>>({ row, form }: Props<Values>) {
  const { name, kind = "text" } = row;
  const value = form.values[name] ?? "";
  const set = (clean: (typed: string) => string) => (typed: string) => form.set(name, clean(typed));
  const shared = {
    id: name,
    label: row.label,
    note: row.note,
    required: row.required,
    span: row.span,
    half: row.half,
    error: form.faultOf(name),
    below: <OtherValues row={row} form={form} />,
    value,
    onChange: set(plain),
  };
  const list = row.list ? form.lists[row.list] : (row.choices ?? []);
  const choices = list.map((choice) => ({ value: choice, label: choice }));
  switch (kind) {
    case "fixed":
      return (
        <TextField
          {...shared}
          readOnly
          type="tel"
          autoComplete="off"
          suffix={<IconLock size={16} stroke={1.7} />}
        />
      );
    case "select":
      return <SelectField {...shared} choices={choices} />;
    case "area":
      return <AreaField {...shared} rows={3} maxLength={longestArea} />;
    case "date":
      return <TextField {...shared} type="date" {...limits(name, form.today)} />;
    case "month":
      return (
        <TextField
          {...shared}
          type="month"
          placeholder="YYYY-MM"
          max={name === "to" && !("mode" in form.values) ? undefined : form.today.slice(0, 7)}
        />
      );
    case "email":
      return (
        <TextField
          {...shared}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete={row.autoComplete}
          maxLength={longestText}
        />
      );
    case "pin":
      return <TextField {...shared} inputMode="numeric" autoComplete={row.autoComplete} />;
    case "salary": {
      const { per } = row;
      return (
        <SalaryField
          {...shared}
          per={per ? (form.values[per] ?? "") : ""}
          onPer={(chosen) => per && form.set(per, chosen)}
        />
      );
    }
    case "years":
      return <TextField {...shared} inputMode="decimal" />;
    case "name":
      return (
        <TextField
          {...shared}
          autoCapitalize="words"
          autoComplete={row.autoComplete}
          onChange={set(nameInput)}
        />
      );
    case "yesNo":
    case "mode": {
      const [first = "Yes", second = "No"] = row.choices ?? [];
      const [yes, no] = kind === "mode" ? ["lasts", "over"] : ["1", "0"];
      return (
        <Field {...shared} group>
          <Segmented
            form
            label={row.label}
            invalid={shared.error !== undefined}
            value={value}
            onChange={set(plain)}
            segments={[
              { value: yes ?? "", label: first },
              { value: no ?? "", label: second },
            ]}
          />
        </Field>
      );
    }
    default:
      return <TextField {...shared} autoComplete={row.autoComplete} maxLength={longestText} />;
  }
}

/** The days that a date may be. */
function limits(name: string, today: string): { min?: string; max?: string } {
  if (name === "dateOfBirth") return { min: earliestBirth, max: today };
  return name === "ableToJoin" ? { min: today } : { max: today };
}
