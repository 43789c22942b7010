import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";

type Props = { onYes: () => void; onNo: () => void };

export function DeleteDialog({ onYes, onNo }: Props) {
  return (
    <Dialog
      title="Are you sure you want to delete?"
      onClose={onNo}
      actions={
        <>
          <Button autoFocus onClick={onNo}>
            NO
          </Button>
          <Button look="danger" onClick={onYes}>
            YES
          </Button>
        </>
      }
    >
      <p>The row is removed at once.</p>
    </Dialog>
  );
}
