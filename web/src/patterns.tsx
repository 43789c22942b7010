import "@/ui/mantineStyles";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ThemeProvider } from "@/app/ThemeProvider";
import { Toasts } from "@/app/Toasts";
import { PatternsScreen } from "@/screens/patterns/PatternsScreen";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <Toasts />
        <PatternsScreen />
      </ThemeProvider>
    </StrictMode>,
  );
}
