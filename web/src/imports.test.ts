import { describe, expect, it } from "vitest";

/** Who may import whom. Files directly in src/ wire everything together and may import anything. */
const allowed: Record<string, readonly string[]> = {
  lib: [],
  ui: ["lib"],
  api: ["lib"],
  blocks: ["api", "ui", "lib"],
  screens: ["blocks", "api", "ui", "lib"],
  app: ["routes.ts", "screens", "blocks", "api", "ui", "lib"],
  public: ["blocks", "api", "ui", "lib"],
  // The table of all forms and what may happen to them.
  forms: ["app", "public", "screens", "blocks", "api", "ui", "lib"],
};

/** The packages that the public pages do without: their first load is small. */
const heavy = /^@mantine\/|^@tanstack\/react-router$|^dayjs|^@tiptap\/|^@fontsource/;

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

const extensions = ["", ".ts", ".tsx"];

/** All packages that a file imports, itself or through others; types are no import. */
function packagesBehind(file: string, files: Record<string, string>): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const code = (files[path] ?? "").replace(/\b(import|export) type\b[^;]*;/g, "");
    for (const [, name = ""] of code.matchAll(specifier)) {
      const target = targetOf(path, name);
      if (target === null) found.add(name);
      const known = extensions.map((end) => `${target}${end}`).find((each) => each in files);
      if (known) visit(known);
    }
  };
  visit(file);
  return [...found];
}

const filesByPath = () =>
  Object.fromEntries(Object.entries(sources).map(([path, text]) => [path.slice(2), text]));

describe("the public entry", () => {
  it("loads neither Mantine nor the router nor a font", () => {
    const packages = packagesBehind("public.tsx", filesByPath());
    expect(packages).toContain("react-dom/client");
    expect(packages).toContain("openapi-fetch");
    expect(packages.filter((name) => heavy.test(name))).toEqual([]);
    expect(packagesBehind("main.tsx", filesByPath()).some((name) => heavy.test(name))).toBe(true);
  });
});

describe("import directions", () => {
  it("are respected by every file", () => {
    const files = filesByPath();
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
    ["public/opt_out/a.tsx", 'import { b } from "@/app/session";'],
    ["public/opt_out/a.tsx", 'import { b } from "@/screens/login/LoginView";'],
    ["screens/login/a.tsx", 'import { b } from "@/public/parts/Button";'],
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
