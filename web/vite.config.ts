import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./precompress.ts";
import { preloadFont } from "./preloadFont.ts";

// The patterns mode builds the patterns page into its own folder, so it never ships in the binary.
export default defineConfig(({ mode }) => ({
  plugins: [react(), ...(mode === "patterns" ? [] : [preloadFont(), precompress()])],
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    outDir: mode === "patterns" ? "dist-patterns" : "dist",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: fileURLToPath(
        new URL(mode === "patterns" ? "./patterns.html" : "./index.html", import.meta.url),
      ),
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": "http://127.0.0.1:8080" } },
  preview: { host: "127.0.0.1" },
}));
