import ts from "typescript";
import { describe, expect, it } from "vitest";
import contract from "./api/openapi.json";
import { tileKeys } from "./api/requisition";
import { directoryTabs } from "./lib/directoryTabs";
import { s6PeriodNames } from "./lib/s6Periods";

/**
 * The documents' field names appear only in api/, which maps them to ours. Tests that stub `fetch` act as the server
 * and use its names; all other tests use our own types.
 */

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.tsx", "!./api/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const playsServer = (text: string) => /stubGlobal\(\s*"fetch"/.test(text);

/** Words spelled like a field that are not one: visible text, or a value in an address. */
const words: ReadonlyMap<string, string> = new Map([
  ...tileKeys.map((key) => [key, "a tile, in addresses and in paths"] as const),
  ...directoryTabs.map((tab) => [tab, "a tab of the directory, in addresses and in paths"] as const),
  ...s6PeriodNames.map(
    (name) => [name, "a column of Team S6, shown as it is and kept in addresses"] as const,
  ),
  ["Can_id", "a heading"],
  ["Requisition_Approved", "a series of the Review chart, shown as it is and kept in addresses"],
  ["Requisition_Assigned", "a series of the Review chart, shown as it is and kept in addresses"],
  ["TAT", "a heading"],
  ["JD", "a heading"],
  ["HR", "a role"],
  ["PIN", "the label of a postal code"],
  ["ESA", "a process that a status belongs to"],
  ["TL", "a role and a round"],
  ["PL", "a role and a round"],
  ["CEO", "a role and a round"],
  ["CTC", "a label"],
  ["Mobile", "a label"],
  ["Email", "a label"],
  ["Name", "a label"],
  ["Status", "a label"],
  ["DOJ", "a label"],
  ["Joined", "a status"],
  ["Delayed", "a tile"],
  ["Target", "a heading, and a part of a menu"],
]);

/** The contract's fields and parameters that are not camelCase, without HTTP headers. */
function documentNames(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) documentNames(item, found);
  else if (typeof node === "object" && node !== null) {
    const { properties, name, in: place } = node as Record<string, unknown>;
    const own = typeof properties === "object" ? Object.keys(properties ?? {}) : [];
    if (typeof name === "string" && typeof place === "string" && place !== "header") own.push(name);
    for (const field of own) if (!/^[a-z][a-zA-Z0-9]*$/.test(field)) found.add(field);
    for (const child of Object.values(node)) documentNames(child, found);
  }
  return found;
}

const names = documentNames(contract);

/** Most files contain none of the names and need not be parsed. */
const anyName = new RegExp(`\\b(?:${[...names].filter((name) => !words.has(name)).join("|")})\\b`);

const isShouted = (name: string) => name.includes("_") || name === name.toUpperCase();

/** Whether the identifier names a property: row.Subject, { Subject: "" }, ({ Subject }) => ... */
function namesProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent))
  );
}

/**
 * Finds a name in capitals or with an underscore anywhere; one like Status is an ordinary word and counts only as a
 * property.
 */
function leaksOf(path: string, text: string): string[] {
  if (!anyName.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) {
      const { text: name } = node;
      const counts = isShouted(name) || (ts.isIdentifier(node) && namesProperty(node));
      if (counts && names.has(name) && !words.has(name)) {
        found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${name}`);
      }
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

describe("the documents' spelling", () => {
  it("stays in api", () => {
    expect(names.size).toBeGreaterThan(150);
    const files = Object.entries(sources).filter(([, text]) => !playsServer(text));
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap(([path, text]) => leaksOf(path, text))).toEqual([]);
  });

  it.each([
    "const id = row.REQ_ID;",
    "const { CAN_ID } = row;",
    "const { CAN_ID: id } = row;",
    "const fields = { HR_LIST: [] };",
    'const fields = { "HR_LIST": [] };',
    "type Row = { Position_Name: string };",
    'const key = "NO_OF_OPENING" as const;',
    'row["date_difference"];',
    "const subject = row.Subject;",
    "const order = { TemplateName: name };",
    "const cell = <td>{row.STATUS}</td>;",
  ])("is found in %s", (text) => expect(leaksOf("a.tsx", text)).toHaveLength(1));

  it.each([
    "const { requisitionId, serial } = row;",
    'const header = "Status";',
    'const stages = ["CALL", "HR_ROUND"];',
    "// REQ_ID is the serial in one list and the id in another",
    'const tab = place.tab === "Call_Round";',
    "const Subject = () => <Subject />;",
  ])("is not found in %s", (text) => expect(leaksOf("a.tsx", text)).toEqual([]));

  it("needs every exception it makes", () => {
    expect([...words.keys()].filter((word) => word !== "all" && !names.has(word))).toEqual([]);
  });
});
