import type { Plugin } from "vite";

/** Preloads the latin font in the page's head: it is needed early, but its URL is at the end of a request chain. */
export function preloadFont(): Plugin {
  return {
    name: "muster-preload-font",
    apply: "build",
    transformIndexHtml(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) =>
        /\/inter-latin-opsz-normal-[^/]+\.woff2$/.test(file),
      );
      if (!font) throw new Error("The latin font is not in the build");
      const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${font}` };
      return [{ tag: "link", attrs, injectTo: "head" }];
    },
  };
}
