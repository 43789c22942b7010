import { useMemo, useState } from "react";
import { grouped } from "@/lib/text";
import { Donut } from "@/ui/Donut";
import { Funnel } from "@/ui/Funnel";
import { HeatLegend } from "@/ui/HeatLegend";
import { heatBands, lookOf } from "@/ui/heat";
import { StepLine } from "@/ui/StepLine";
import { type Column, DataTable } from "@/ui/table/DataTable";
import { toast } from "@/ui/toast";
import { PatternCard } from "./PatternCard";
import classes from "./Patterns.module.css";

const bands = heatBands(
  "heat6",
  [
    { from: 0, label: "below 500" },
    { from: 500, label: "500–999" },
    { from: 1000, label: "1,000–1,499" },
    { from: 1500, label: "1,500–1,999" },
    { from: 2000, label: "2,000–2,500" },
    { from: 2501, label: "above 2,500" },
  ],
  4,
);

type Stage = { stage: string; counts: readonly number[] };

const stages: readonly Stage[] = [
  { stage: "New", counts: [321, 640, 1210, 1643] },
  { stage: "CALL", counts: [892, 1501, 2120, 4537] },
  { stage: "HR ROUND", counts: [58, 0, 217, 333] },
];

const heatColumns: readonly Column<Stage>[] = [
  { id: "stage", header: "Stage", value: (row) => row.stage, strong: true, stick: "start", width: 118 },
  ...["D", "D1", "W", "W1"].map(
    (name, at): Column<Stage> => ({
      id: name,
      header: name,
      subheader: at < 2 ? `${19 - at}` : "Nov",
      group: at < 2 ? "Day" : "Week",
      groupNote: at < 2 ? "18 – 19 Nov 2026" : "from Monday",
      value: (row) => row.counts[at],
      align: "center",
      sortable: false,
      width: 60,
      heat: {
        band: (row) => lookOf(bands, row.counts[at] ?? 0),
        label: (row) => `${row.stage}, ${name}: ${grouped(row.counts[at] ?? 0)}`,
        onOpen: (row) => toast.info(`${row.counts[at]} of ${row.stage}`),
      },
    }),
  ),
];

const sourceNames = ["Naukri", "LinkedIn", "Employee Referral", "Indeed", "Company Website", "Campus Drive"];

const steps = [
  { id: "calls", label: "Calls", value: 412 },
  { id: "shortlisted", label: "Shortlisted", value: 164 },
  { id: "hr", label: "HR Round", value: 118 },
  { id: "offer", label: "Offer Sent", value: 19 },
];

const stepLine = [
  { id: "1", label: "Started Working On", date: "09 Feb 2026" },
  { id: "2", label: "Doc Sent Date", date: "02 Mar 2026" },
  { id: "3", label: "Offer Sent Date", date: "06 Mar 2026" },
  { id: "4", label: "DOJ", date: "" },
];

/** The drawings of the dashboards. */
export function ChartPatterns() {
  const [slice, setSlice] = useState("Naukri");
  const [step, setStep] = useState("hr");
  const slices = useMemo(
    () => [
      ...sourceNames.map((name, place) => ({ id: name, name, value: 11 - place, place })),
      { id: "none", name: "Not Defined", value: 2, place: null },
    ],
    [],
  );
  return (
    <>
      <DataTable
        label="Heat"
        columns={heatColumns}
        rows={stages}
        rowId={(row) => row.stage}
        rowHeight={48}
        matrix
        pager={false}
        searchLabel={null}
        chooser={false}
        toolbarEnd={<HeatLegend bands={bands} />}
      />
      <div className={classes.columns}>
        <PatternCard title="Donut">
          <Donut
            label="Candidate sources"
            heads={{ name: "Candidate Source", count: "Candidates", total: "accepted" }}
            slices={slices}
            chosen={slice}
            narrow
            onOpen={setSlice}
          />
        </PatternCard>
        <PatternCard title="Funnel">
          <Funnel label="Funnel" steps={steps} chosen={step} onOpen={setStep} />
        </PatternCard>
      </div>
      <PatternCard title="Step line">
        <StepLine label="Steps of a candidate" steps={stepLine} current={2} />
      </PatternCard>
    </>
  );
}
