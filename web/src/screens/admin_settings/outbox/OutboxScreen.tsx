import { allMessages, messageListQuery, sendTestMessage } from "@/api/message";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { useWrite } from "@/blocks/write/useWrite";
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
  const test = useWrite({ topics: ["message"] });

  return (
    <OutboxView
      source={source}
      openId={place.message}
      sending={test.busy}
      onOpen={(message) => go({ message }, { replace: false })}
      onSendTest={() => test.run("test", sendTestMessage)}
    />
  );
}
