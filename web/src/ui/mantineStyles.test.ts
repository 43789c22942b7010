import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import styles from "./mantineStyles?raw";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const componentImport = /import \{([^}]*)\} from "@mantine\/core"/g;

function imported(): string[] {
  const names = Object.values(sources).flatMap((text) =>
    [...text.matchAll(componentImport)].flatMap(([, list = ""]) =>
      list.split(",").map((name) => name.trim()),
    ),
  );
  return [...new Set(names)].filter((name) => /^[A-Z]/.test(name));
}

describe("the style sheets of components", () => {
  it("has the one of every component that we import", () => {
    const missing = imported().filter(
      (name) =>
        existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`) &&
        !styles.includes(`styles/${name}.layer.css`),
    );
    expect(missing).toEqual([]);
    expect(imported()).toContain("Button");
  });
});
