import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { feedbackCardsForFile, feedbackCardsQuery } from "@/api/feedback";
import { sessionQuery } from "@/api/session";
import { CompareButton } from "@/blocks/dashboard/CompareButton";
import { useBefore } from "@/blocks/dashboard/useBefore";
import { usePlace } from "@/blocks/list/usePlace";
import { comparedWith, headingOf } from "@/lib/comparison";
import { presetRange, sameRange } from "@/lib/ranges";
import { useAddressedDialog } from "@/ui/dialogs";
import { listState, tableSource } from "@/ui/table/tableSource";
import { FeedbackDetails } from "./FeedbackDetails";
import { FeedbackView } from "./FeedbackView";
import { feedbackPlace } from "./place";

export function FeedbackScreen() {
  const session = useSuspenseQuery(sessionQuery).data;
  const { today } = session;
  const [place, go] = usePlace(feedbackPlace);
  const { department, requisition, stage, status, candidate } = place;
  const usual = presetRange("This Month", today);
  const shown = { department, requisition, stage, status, range: place.range ?? usual };
  const list = useQuery({ ...feedbackCardsQuery(shown), enabled: requisition !== "" });
  const compared = comparedWith(shown.range, session);
  const before = useBefore({
    on: place.compare && requisition !== "",
    compared,
    ready: listState(list) === "ready",
    query: (range) => feedbackCardsQuery({ ...shown, range }),
  });
  const card = list.data?.find(({ candidateId }) => candidateId === candidate);
  const close = useCallback(() => go({ candidate: "" }), [go]);
  useAddressedDialog(candidate, FeedbackDetails, card && { card }, close);
  return (
    <FeedbackView
      shown={shown}
      today={today}
      usual={usual}
      source={tableSource(list, () => feedbackCardsForFile(shown))}
      candidate={candidate}
      heading={headingOf(shown.range, place.compare ? compared : null)}
      before={before}
      compare={<CompareButton on={place.compare} compared={null} onChange={(compare) => go({ compare })} />}
      onSubmit={({ range, ...next }) =>
        go({
          ...(next as Partial<typeof place>),
          range: sameRange(range, usual) ? null : range,
          candidate: "",
        })
      }
      onOpen={(next) => go({ candidate: next.candidateId }, { replace: false })}
    />
  );
}
