import { expect, it } from "vitest";
import { cardColumns } from "./cardColumns";
import type { CardPlace, Column } from "./columns";

type Row = { id: string };

const column = (id: string, card?: CardPlace): Column<Row> => ({ id, header: id, value: () => id, card });
const ids = (columns: readonly Column<Row>[]) => columns.map(({ id }) => id).join();

it("makes the first column the title and the next three the values when no slots are named", () => {
  const { title, values, lines, actions } = cardColumns(["a", "b", "c", "d", "e"].map((id) => column(id)));
  expect([title?.id, ids(values), ids(lines), ids(actions)]).toEqual(["a", "b,c,d", "", ""]);
});

it("has two rows of values, but one beside buttons", () => {
  const values = ["1", "2", "3", "4", "5", "6", "7"].map((id) => column(id, "value"));
  expect(ids(cardColumns([column("t", "title"), ...values]).values)).toBe("1,2,3,4,5,6");
  expect(ids(cardColumns([...values, column("x", "action")]).values)).toBe("1,2,3");
});

it("gives a long list of names the full width", () => {
  const { values, lines } = cardColumns([column("n", "value"), column("positions", "line")]);
  expect([ids(values), ids(lines)]).toEqual(["n", "positions"]);
});

it("has room for short figures besides", () => {
  const { values, figures } = cardColumns([
    column("n", "value"),
    column("s", "figure"),
    column("r", "figure"),
  ]);
  expect([ids(values), ids(figures)]).toEqual(["n", "s,r"]);
});
