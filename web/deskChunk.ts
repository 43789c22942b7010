import { fileURLToPath } from "node:url";

type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const source = (name: string) => fileURLToPath(new URL(`./src/${name}`, import.meta.url));

/** What the login loads. */
const first = ["main.tsx", "app/pages/LoginPage.tsx"].map(source);

/** What home loads after it, and most other screens as well. */
const home = ["app/session.ts", "app/shell/Shell.tsx", "screens/admin/AdminScreen.tsx"].map(source);

function reached(from: readonly string[], graph: Graph): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * Puts the modules that home needs beyond the login into one chunk. Left alone they become a hundred small files, and a
 * browser that asks for six at a time waits longer for their turns than for their bytes.
 */
export function deskChunk() {
  let desk: Set<string> | undefined;
  return (id: string, graph: Graph): string | null => {
    if (!desk) {
      const login = reached(first, graph);
      desk = new Set([...reached(home, graph)].filter((one) => !login.has(one) && !home.includes(one)));
    }
    return desk.has(id) ? "desk" : null;
  };
}
