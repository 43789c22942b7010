import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { deskChunk } from "./deskChunk.ts";
import { precompress } from "./precompress.ts";
import { preloadFont } from "./preloadFont.ts";
import { publicPages } from "./publicPages.ts";
import { tokenSheet } from "./tokenSheet.ts";

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// Each page is built by itself. The public page shares no chunk with the app: it would load two dozen small files, and
// on a slow line each costs as much as all of them in one. The patterns page has its own folder, so that it never
// ships in the binary.
const builds: Record<string, { page: string; outDir: string; alone: boolean }> = {
  production: { page: "index.html", outDir: "dist", alone: true },
  public: { page: "public.html", outDir: "dist", alone: false },
  patterns: { page: "patterns.html", outDir: "dist-patterns", alone: true },
};

export default defineConfig(({ mode }) => {
  const { page, outDir, alone } = builds[mode] ?? { page: "index.html", outDir: "dist", alone: true };
  return {
    plugins: [
      react(),
      tokenSheet(),
      publicPages(),
      ...(mode === "patterns" ? [] : [precompress()]),
      ...(page === "index.html" ? [preloadFont()] : []),
    ],
    resolve: { alias: { "@": file("./src") } },
    build: {
      outDir,
      emptyOutDir: alone,
      copyPublicDir: alone,
      target: "es2023",
      assetsInlineLimit: 0,
      // Tells the server what each screen is made of.
      manifest: page === "index.html" && "screens.json",
      rolldownOptions: {
        input: file(`./${page}`),
        output: {
          codeSplitting: {
            groups: [{ name: deskChunk(), includeDependenciesRecursively: false }],
          },
        },
      },
    },
    server: { host: "127.0.0.1", proxy: { "/api": "http://127.0.0.1:8080" } },
    preview: { host: "127.0.0.1" },
  };
});
