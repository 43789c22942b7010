import { IconPrinter } from "@tabler/icons-react";
import { IconButton } from "@/ui/IconButton";
import type { Printing } from "./usePrintAll";

/** Prints the screen, or all rows of a paged list. */
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
