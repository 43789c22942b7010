import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { Fragment, useId, useState } from "react";
import { grouped } from "@/lib/text";
import { ChoicePicker } from "@/ui/ChoicePicker";
import { EmptyState } from "@/ui/EmptyState";
import classes from "./writing.module.css";

export type TemplateChoice = {
  id: string;
  name: string;
  /** Both for WhatsApp only. */
  category?: string;
  used?: number;
};

type Props = {
  templates: readonly TemplateChoice[];
  chosen: string;
  onChoose: (id: string) => void;
};

const all = "";

/** The templates to choose from, by category if they have one. */
export function TemplateChoices({ templates, chosen, onChoose }: Props) {
  const name = useId();
  const [part, setPart] = useState("");
  const [category, setCategory] = useState(all);
  const categories = [...new Set(templates.flatMap((one) => one.category ?? []))];
  const wanted = part.trim().toLowerCase();
  const found = templates.filter(
    (one) =>
      (category === all || one.category === category) &&
      `${one.name} ${one.category ?? ""}`.toLowerCase().includes(wanted),
  );
  return (
    <div className={classes.left}>
      <div className={classes.filters}>
        <TextInput
          aria-label="Search templates"
          placeholder="Search"
          data-autofocus
          size="sm"
          leftSection={<IconSearch size={15} stroke={1.7} aria-hidden="true" />}
          value={part}
          onChange={(event) => setPart(event.currentTarget.value)}
          // Enter would send the form, and whoever searches has not chosen yet.
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
          }}
        />
        {categories.length > 0 && (
          <ChoicePicker
            label="Category"
            choices={[{ value: all, label: "All" }, ...categories.map((one) => ({ value: one, label: one }))]}
            value={category}
            onChange={setCategory}
          />
        )}
      </div>
      <div className={classes.list} role="radiogroup" aria-label="Templates">
        {found.length === 0 && <EmptyState text="Data Not Available" />}
        {found.map((one, place) => (
          <Fragment key={one.id}>
            {one.category && one.category !== found[place - 1]?.category && (
              <div className={classes.category} aria-hidden="true">
                {one.category}
              </div>
            )}
            <label className={classes.choice}>
              <input
                type="radio"
                name={name}
                value={one.id}
                aria-label={one.name}
                aria-describedby={one.used === undefined ? undefined : `${name}-${one.id}`}
                checked={one.id === chosen}
                onChange={() => onChoose(one.id)}
              />
              <span className={classes.choiceName}>{one.name}</span>
              {one.used !== undefined && (
                <small id={`${name}-${one.id}`} data-tip={`Used ${grouped(one.used)} times`}>
                  {grouped(one.used)}
                </small>
              )}
            </label>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
