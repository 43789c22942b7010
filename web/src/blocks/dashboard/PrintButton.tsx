import { IconPrinter } from "@tabler/icons-react";
import { IconButton } from "@/ui/IconButton";
import type { Printing } from "./usePrintAll";

/** Prints what is on screen, or all rows of what is shown in pages. */
export function PrintButton({ printing }: { printing?: Printing }) {
  return (
    <IconButton
      label="Print"
      icon={<IconPrinter />}
      disabled={printing?.busy}
      aria-busy={printing?.busy}
      onClick={() => (printing ? printing.run() : window.print())}
    />
  );
}
