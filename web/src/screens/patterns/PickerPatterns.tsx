import { useState } from "react";
import { type DayRange, twoMonthsBack } from "@/lib/ranges";
import { ChoicePicker } from "@/ui/ChoicePicker";
import { DatePicker } from "@/ui/DatePicker";
import { MonthPicker } from "@/ui/MonthPicker";
import { RangePicker } from "@/ui/RangePicker";
import { PatternCard } from "./PatternCard";
import classes from "./Patterns.module.css";
import { today } from "./sampleRows";

const departments = ["All", "Data Science", "Engineering", "Finance"].map((label) => ({
  value: label,
  label,
}));

export function PickerPatterns() {
  const [department, setDepartment] = useState("All");
  const [day, setDay] = useState<string | null>(today);
  const [joining, setJoining] = useState<string | null>(null);
  const [month, setMonth] = useState<string | null>(null);
  const [tat, setTat] = useState<DayRange | null>({ from: "2026-01-01", to: "2026-03-31" });
  const [calls, setCalls] = useState<DayRange | null>(twoMonthsBack(today));
  return (
    <PatternCard title="Pickers">
      <div className={classes.row}>
        <ChoicePicker
          label="Select Department"
          choices={departments}
          value={department}
          onChange={setDepartment}
        />
        <MonthPicker label="Added On" value={month} onChange={setMonth} />
        <RangePicker label="TAT" value={tat} onChange={setTat} today={today} clearable />
        <DatePicker label="Date" value={day} onChange={setDay} today={today} />
      </div>
      <div className={classes.row}>
        <RangePicker label="Calls" value={calls} onChange={setCalls} today={today} apply="always" />
      </div>
      <div className={classes.pair} style={{ marginTop: 14 }}>
        <DatePicker
          form
          required
          label="Joining date"
          value={joining}
          onChange={setJoining}
          today={today}
          min={today}
          error={joining ? undefined : "Please Select Date!!"}
        />
        <DatePicker form clearable label="Follow up" value={day} onChange={setDay} today={today} />
      </div>
    </PatternCard>
  );
}
