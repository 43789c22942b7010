import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

// Fonts are compressed already; compress every text format.
const text = new Set([".js", ".css", ".svg", ".html", ".json", ".txt"]);

/** Writes .gz and .br beside each text file once at build time, so that the server never compresses on a request. */
export function precompress(): Plugin {
  let outDir = "";
  return {
    name: "muster-precompress",
    apply: "build",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !text.has(extname(entry.name))) continue;
        const file = join(entry.parentPath, entry.name);
        // A build before this one into the same folder has done it.
        if (changedAt(`${file}.br`) >= changedAt(file)) continue;
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
      }
    },
  };
}

/** When a file was written; 0 if there is none. */
function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
