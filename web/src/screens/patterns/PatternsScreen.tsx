import { useMantineColorScheme } from "@mantine/core";
import { LoadingRows } from "@/ui/LoadingRows";
import { Segmented } from "@/ui/Segmented";
import { ChartPatterns } from "./ChartPatterns";
import { DialogPatterns } from "./DialogPatterns";
import { PatternCard } from "./PatternCard";
import classes from "./Patterns.module.css";
import { PickerPatterns } from "./PickerPatterns";
import { RichTextPatterns } from "./RichTextPatterns";
import { ServerTable } from "./ServerTable";
import { StatusPatterns, TilePattern } from "./StatusPatterns";
import { GroupedTable, LongTable, StateTables } from "./TablePatterns";
import { TabPattern, TextPatterns } from "./TextPatterns";

/** All shared components on one page, for developers; not part of a release. */
export function PatternsScreen() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <main className={classes.page}>
      <div className={classes.top}>
        <h1>Patterns</h1>
        <Segmented
          label="Colours"
          value={colorScheme}
          onChange={setColorScheme}
          segments={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
            { value: "auto", label: "Auto" },
          ]}
        />
      </div>
      <TilePattern />
      <ServerTable />
      <div className={classes.columns}>
        <div className={classes.column}>
          <DialogPatterns />
          <TabPattern />
        </div>
        <div className={classes.column}>
          <StatusPatterns />
        </div>
        <div className={classes.column}>
          <PickerPatterns />
          <TextPatterns />
        </div>
      </div>
      <RichTextPatterns />
      <GroupedTable />
      <ChartPatterns />
      <LongTable />
      <StateTables />
      <PatternCard title="Loading rows">
        <LoadingRows />
      </PatternCard>
    </main>
  );
}
