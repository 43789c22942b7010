import { useMutation } from "@tanstack/react-query";
import { allMessages, messageListQuery, sendTestMessage } from "@/api/message";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { toast } from "@/ui/toast";
import { OutboxView } from "./OutboxView";
import { filterOf, outboxPlace } from "./place";

export function OutboxScreen() {
  const [place, go] = usePlace(outboxPlace);
  const filter = filterOf(place.table);
  const { source } = useTableSource(messageListQuery(filter), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allMessages(filter),
  });
  const test = useMutation({
    mutationFn: sendTestMessage,
    onSuccess: (message) => toast.success(message || "Test mail queued"),
    onError: (cause) => toast.error(cause.message),
  });

  return (
    <OutboxView
      source={source}
      openId={place.message}
      sending={test.isPending}
      onOpen={(message) => go({ message }, { replace: false })}
      onSendTest={() => test.mutate()}
    />
  );
}
