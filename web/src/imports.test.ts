import { describe, expect, it } from "vitest";

/** Who may import whom. Files directly in src/ wire everything together and may import anything. */
const allowed: Record<string, readonly string[]> = {
  lib: [],
  ui: ["lib"],
  api: ["lib"],
  blocks: ["api", "ui", "lib"],
  screens: ["blocks", "api", "ui", "lib"],
  app: ["routes.ts", "screens", "blocks", "api", "ui", "lib"],
};

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const specifier = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)["']([^"']+)["']/g;

/** The path under src/ that an import names; null for a package. */
function targetOf(importer: string, name: string): string | null {
  if (name.startsWith("@/")) return name.slice(2);
  if (!name.startsWith(".")) return null;
  return new URL(name, `file:///${importer}`).pathname.slice(1);
}

const roomOf = (path: string) =>
  path.includes("/") ? (path.split("/")[0] ?? "") : path.replace(/^routes$/, "routes.ts");

/** A screen's folder has its <Name>Screen.tsx; everything below belongs to it. */
function screenFolders(files: readonly string[]): string[] {
  const folders = files
    .filter((file) => /^screens\/.*Screen\.tsx$/.test(file))
    .map((file) => file.replace(/\/[^/]+$/, ""));
  return [...new Set(folders)].sort((a, b) => b.length - a.length);
}

/** Every forbidden import, as 'importer -> imported'. */
function violations(files: Record<string, string>): string[] {
  const folders = screenFolders(Object.keys(files));
  const screenOf = (path: string) =>
    folders.find((folder) => path.startsWith(`${folder}/`)) ?? path.split("/")[1];
  const found: string[] = [];
  for (const [importer, text] of Object.entries(files)) {
    const room = roomOf(importer);
    if (!importer.includes("/")) continue;
    for (const [, name = ""] of text.matchAll(specifier)) {
      const target = targetOf(importer, name);
      if (target === null) continue;
      const other = roomOf(target);
      const fine =
        other === room
          ? room !== "screens" || screenOf(importer) === screenOf(target)
          : allowed[room]?.includes(other);
      if (!fine) found.push(`${importer} -> ${target}`);
    }
  }
  return found;
}

describe("import directions", () => {
  it("are respected by every file", () => {
    const files = Object.fromEntries(Object.entries(sources).map(([path, text]) => [path.slice(2), text]));
    expect(Object.keys(files).length).toBeGreaterThan(30);
    expect(violations(files)).toEqual([]);
  });

  it.each([
    ["lib/a.ts", 'import { b } from "@/ui/b";'],
    ["ui/a.tsx", 'import { b } from "../api/b";'],
    ["api/a.ts", 'import type { b } from "@/app/session";'],
    ["blocks/a.tsx", 'export { b } from "@/screens/login/LoginView";'],
    ["screens/login/a.tsx", 'const b = () => import("@/app/session");'],
    ["screens/login/a.tsx", 'import { b } from "@/routes";'],
    ["screens/login/a.tsx", 'import { b } from "../admin/AdminView";'],
    ["screens/login/a.tsx", 'import "@/screens/admin/AdminView.module.css";'],
    ["app/a.ts", 'import { router } from "@/router";'],
    ["elsewhere/a.ts", 'import { b } from "@/lib/b";'],
  ])("are violated by %s with %s", (path, text) => {
    expect(violations({ [path]: text })).toHaveLength(1);
  });

  it.each([
    ["ui/a.tsx", 'import { b } from "@/lib/b"; import c from "@mantine/core";'],
    ["screens/x/y/YScreen.tsx", 'import { b } from "./YView"; import { c } from "@/blocks/c";'],
    ["app/a.ts", 'import { b } from "@/routes"; import { c } from "@/screens/login/LoginScreen";'],
    ["router.tsx", 'import { b } from "@/app/b"; import { c } from "@/screens/x/c";'],
  ])("are respected by %s with %s", (path, text) => {
    expect(violations({ [path]: text })).toEqual([]);
  });
});
