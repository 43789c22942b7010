import type { ApplicationKey } from "@/api/application";
import type { CallingTurn } from "@/api/calling";

/** Who is next, as far as the list tells: the first who was not called just now. The server has the last word. */
export function likelyNext(
  turns: readonly CallingTurn[],
  called: readonly ApplicationKey[],
): CallingTurn | undefined {
  return turns.find(
    (turn) =>
      !called.some(
        ({ candidate, requisition }) => candidate === turn.candidateId && requisition === turn.requisitionId,
      ),
  );
}
