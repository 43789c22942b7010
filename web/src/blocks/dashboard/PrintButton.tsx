import { IconPrinter } from "@tabler/icons-react";
import { IconButton } from "@/ui/IconButton";

export function PrintButton() {
  return <IconButton label="Print" icon={<IconPrinter />} onClick={() => window.print()} />;
}
