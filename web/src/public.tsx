import "virtual:tokens.css";
import "@/public/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { PublicApp } from "@/public/PublicApp";

// The entry of the pages for people without a login, often on a phone and a slow line: no Mantine, no router, no web
// font, and nothing is loaded once a page is there, because the line may be gone by then.

const root = document.getElementById("root");
if (!root) throw new Error("public.html has no #root");

createRoot(root).render(
  <StrictMode>
    <PublicApp address={window.location.pathname} />
  </StrictMode>,
);
