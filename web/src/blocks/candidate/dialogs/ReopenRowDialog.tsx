import { useQuery } from "@tanstack/react-query";
import { type ApplicationKey, nextMovesQuery, undoMove } from "@/api/application";
import { offerUndo } from "@/blocks/undo/offerUndo";
import type { DialogProps } from "@/ui/dialogs";
import { ReopenDialog } from "./ReopenDialog";

type Props = DialogProps & { of: ApplicationKey; name: string; position: string };

/** Reopens a candidate of a list, whose page cannot be opened. */
export function ReopenRowDialog({ opened, of, name, position, onClose }: Props) {
  const next = useQuery({ ...nextMovesQuery(of), enabled: opened });
  return (
    <ReopenDialog
      opened={opened}
      subject={{
        of,
        version: next.data?.version ?? 0,
        // Until it opens, what is known of the candidate may be from before they were closed.
        current: opened && next.isSuccess && !next.isFetching,
        name,
        position,
      }}
      onReopened={({ message, step }) => {
        const about = `${name} · ${position}`;
        offerUndo({ step, done: message, about, takesBack: undoMove, topic: "candidate" });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
