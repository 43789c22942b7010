import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { allMessages, messageListQuery, sendTestMessage } from "@/api/message";
import { type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";
import { listState } from "@/ui/table/listState";
import { toast } from "@/ui/toast";
import { OutboxView } from "./OutboxView";
import { filterOf, outboxView, readOutboxView } from "./search";

const path = "/admin_settings/outbox";

export function OutboxScreen() {
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = readOutboxView(search);
  const openId = typeof search.message === "string" ? search.message : "";
  const list = useQuery(messageListQuery(filterOf(view)));
  const test = useMutation({
    mutationFn: sendTestMessage,
    onSuccess: (message) => toast.success(message || "Test mail queued"),
    onError: (cause) => toast.error(cause.message),
  });

  function go(next: TableView, message: string, replace: boolean): void {
    const table = serialiseView(next, outboxView);
    void navigate({ to: path, search: message ? { ...table, message } : table, replace });
  }

  return (
    <OutboxView
      rows={list.data?.rows}
      total={list.data?.total ?? 0}
      view={view}
      state={listState(list)}
      failure={list.error?.message}
      openId={openId}
      sending={test.isPending}
      csvRows={() => allMessages(filterOf(view))}
      onView={(next) => go(next, openId, true)}
      onRetry={() => void list.refetch()}
      onOpen={(id) => go(view, id, false)}
      onSendTest={() => test.mutate()}
    />
  );
}
