import { expect, it } from "vitest";

const files = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What takes characters out of a number while it is typed, or another number for it. */
const changing: Record<string, RegExp> = {
  "the number field of Mantine": /\bNumberInput\b/,
  "the number field of the browser, which is empty for all it does not understand": /type="number"/,
  "a field that keeps the digits only": /(onChange|set)=?[({].*(replace\(\/(\\D|\[\^\\d)|match\(\/\\d)/,
  "a function that keeps the digits only": /=> typed\.replace\(\/(\\D|\[\^\\d)/,
  "a mobile field with a limit": /type="tel"[^>]*maxLength=\{\d/s,
};

it.each(Object.entries(changing))("no form has %s", (_, pattern) => {
  const found = Object.entries(files).filter(([, code]) => pattern.test(code));
  expect(found.map(([path]) => path)).toEqual([]);
});
