import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { type NumberText, stipendOf, wholeNumber } from "../rules";
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

const typed = ["1.5", "-5", "4.5 lakh", "40000.50", "12abc", "1,2"];

it.each(Object.keys(fields).flatMap((label) => typed.map((text) => [text, label] as const)))(
  "keeps %s as it was typed in %s",
  async (text, label) => {
    const seen: NumberText[] = [];
    const field = fields[label];
    if (!field) throw new Error(`no field ${label}`);
    render(
      <MantineProvider env="test">
        <Typed seen={seen}>{field}</Typed>
      </MantineProvider>,
    );
    const input = screen.getByLabelText(label);
    await userEvent.type(input, text);
    await userEvent.tab();
    expect((input as HTMLInputElement).value).toBe(text);
    expect(wholeNumber(seen.at(-1) ?? "")).toBe(0);
  },
);

it.each([
  ["15000", 15000],
  ["₹ 15,000 pm", 15000],
  ["15k", 15000],
  ["1.8 lakh a year", 0],
  ["-5", 0],
  ["", 0],
])("reads a stipend of %j as %d rupees a month", (text, rupees) => expect(stipendOf(text)).toBe(rupees));
