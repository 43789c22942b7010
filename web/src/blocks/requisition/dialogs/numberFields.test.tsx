import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { type NumberText, wholeNumber } from "../rules";
import { StipendField } from "./PayFields";
import { PositionsField } from "./PositionsField";

type Field = { value: NumberText; onChange: (value: NumberText) => void };

function Typed({ children, seen }: { children: (field: Field) => ReactNode; seen: NumberText[] }) {
  const [value, setValue] = useState<NumberText>("");
  const onChange = (next: NumberText) => {
    seen.push(next);
    setValue(next);
  };
  return children({ value, onChange });
}

const fields: Record<string, (field: Field) => ReactNode> = {
  "No. of Positions": (field) => <PositionsField label="No. of Positions" {...field} />,
  Stipend: (field) => <StipendField {...field} />,
};

it.each(Object.keys(fields))("never makes another number of 1.5 in %s", async (label) => {
  const seen: NumberText[] = [];
  const field = fields[label];
  if (!field) throw new Error(`no field ${label}`);
  render(
    <MantineProvider env="test">
      <Typed seen={seen}>{field}</Typed>
    </MantineProvider>,
  );
  const input = screen.getByLabelText(label);
  await userEvent.type(input, "1.5");
  await userEvent.tab();
  expect((input as HTMLInputElement).value).toMatch(/1\.5$/);
  expect(seen.map(Number)).not.toContain(15);
  expect(wholeNumber(seen.at(-1) ?? "")).toBe(0);
});
