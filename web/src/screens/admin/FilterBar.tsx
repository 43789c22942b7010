import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { Option } from "@/api/option";
import type { HomeFilter } from "@/api/requisition";
import { ChoicePicker } from "@/ui/ChoicePicker";
import { MonthPicker } from "@/ui/MonthPicker";
import classes from "./FilterBar.module.css";
import { filterCount } from "./place";

type Props = {
  /** Shown at the left of the filters. */
  actions: ReactNode;
  /** Null if the view has no filters. */
  filter: HomeFilter | null;
  departments: readonly Option[];
  onFilter: (filter: HomeFilter) => void;
};

/** The row under the header: actions at the left, filters at the right. On a phone a button shows the filters. */
export function FilterBar({ actions, filter, departments, onFilter }: Props) {
  const phone = useMediaQuery("(max-width: 640px)", false, { getInitialValueInEffect: false });
  const [shown, setShown] = useState(false);
  const count = filter ? filterCount(filter) : 0;
  return (
    <div className={classes.bar}>
      <div className={classes.actions}>
        {phone && filter && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal stroke={1.7} aria-hidden="true" />}
            rightSection={count > 0 && <span className={classes.count}>{count}</span>}
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
          >
            Filters
          </Button>
        )}
        {actions}
      </div>
      {filter && (!phone || shown) && (
        <Filters filter={filter} departments={departments} onFilter={onFilter} />
      )}
    </div>
  );
}

type FilterProps = { filter: HomeFilter } & Pick<Props, "departments" | "onFilter">;

function Filters({ filter, departments, onFilter }: FilterProps) {
  return (
    <div className={classes.filters}>
      <ChoicePicker
        label="Select Department"
        choices={[
          { value: "", label: "All" },
          ...departments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.department}
        onChange={(department) => onFilter({ ...filter, department })}
      />
      <MonthPicker
        label="Added On"
        value={filter.added || null}
        onChange={(added) => onFilter({ ...filter, added: added ?? "" })}
      />
      <MonthPicker
        label="TAT"
        value={filter.tat || null}
        onChange={(tat) => onFilter({ ...filter, tat: tat ?? "" })}
      />
    </div>
  );
}
