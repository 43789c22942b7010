import type { Plugin } from "vite";
import { isPublicPath } from "./src/public/paths.ts";

/** Serves public.html at the addresses of the public pages while developing, as Muster itself does. */
export function publicPages(): Plugin {
  return {
    name: "muster-public-pages",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        if (isPublicPath(path)) request.url = "/public.html";
        next();
      });
    },
  };
}
