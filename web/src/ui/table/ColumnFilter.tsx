import { IconFilter } from "@tabler/icons-react";
import { useId } from "react";
import { IconButton } from "../IconButton";
import { popupBox, usePopup } from "../popup/usePopup";
import classes from "./ColumnFilter.module.css";
import type { FilterOption } from "./columns";
import { useDraft } from "./useDraft";

export type FilterField = {
  id: string;
  header: string;
  /** Without options the filter is a text. */
  options: readonly FilterOption[] | null;
};

type Props = { field: FilterField; value: string; onChange: (value: string) => void };

function TextFilter({ field, value, onChange }: Props) {
  const draft = useDraft(value, onChange);
  return (
    <input
      className={classes.text}
      type="text"
      aria-label={`${field.header} contains`}
      placeholder="Contains"
      value={draft.text}
      data-autofocus
      onChange={(event) => draft.change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") draft.commit(event.currentTarget.value);
      }}
    />
  );
}

function ChoiceFilter({ field, value, onChange }: Props) {
  const name = useId();
  const options = [{ value: "", label: "All" }, ...(field.options ?? [])];
  return (
    <div className={classes.choices} role="radiogroup" aria-label={field.header}>
      {options.map((option) => (
        <label key={option.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            data-autofocus={option.value === value || undefined}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** The control itself, for the popover of a header and for the list of filters on a phone. */
export function FilterControl(props: Props) {
  return props.field.options ? <ChoiceFilter {...props} /> : <TextFilter {...props} />;
}

export function ColumnFilter({ field, value, onChange }: Props) {
  const popup = usePopup(popupBox);
  return (
    <>
      <IconButton
        small
        label={value ? `Filter ${field.header}, now ${value}` : `Filter ${field.header}`}
        icon={<IconFilter />}
        active={value ? "accent" : undefined}
        {...popup.button}
      />
      {popup.Box && (
        <popup.Box
          {...popup.box}
          label={`Filter ${field.header}`}
          position="bottom-start"
          className={classes.dropdown}
        >
          <FilterControl field={field} value={value} onChange={onChange} />
          {value && (
            <button type="button" className={classes.clear} onClick={() => onChange("")}>
              Clear filter
            </button>
          )}
        </popup.Box>
      )}
    </>
  );
}
