import { Select } from "@mantine/core";
import { setWeeklyFile, type WeeklyTable } from "@/api/weeklyFile";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { hourText, weekdays } from "@/lib/weekly";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";
import classes from "./WeeklyDialog.module.css";

type Props = DialogProps & Pick<WeeklyTable, "dashboard" | "period" | "filters">;

/** The week begins on Monday. */
const days = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: weekdays[day] ?? "" }));
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

/** On which day and at which hour a table is mailed every week. */
export function WeeklyDialog({ opened, onClose, ...table }: Props) {
  const form = useWriteForm({
    initial: { weekday: "1", hour: "9" },
    topics: ["weeklyFile"],
    onDone: onClose,
  });
  const { values } = form;
  const submit = () => {
    const order = { ...table, weekday: Number(values.weekday), hour: Number(values.hour) };
    form.submit(order, () => setWeeklyFile(order));
  };
  const choice = { allowDeselect: false, comboboxProps: { withinPortal: false }, maxDropdownHeight: 220 };
  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Mail weekly"
      subtitle="This table is mailed to you as a file every week, with what you have chosen on the screen."
      submit="Mail weekly"
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <Select
          label="Day"
          {...choice}
          data={days}
          value={values.weekday}
          onChange={(weekday) => weekday && form.set({ weekday })}
        />
        <Select
          label="Time"
          {...choice}
          data={hours}
          value={values.hour}
          onChange={(hour) => hour && form.set({ hour })}
        />
      </div>
      <p className={classes.note}>
        {table.period ? `Each file covers: ${table.period}, seen from its day. ` : ""}
        Stop it in Weekly Files, under your name.
      </p>
    </FormDialog>
  );
}
