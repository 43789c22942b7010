import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type Broadcast, latestBroadcastQuery } from "@/api/broadcast";
import { openDialog } from "@/ui/dialogs";
import { toast } from "@/ui/toast";
import { broadcastDrawer } from "./opens";

const allSent = "Broadcast sent successfully.";

const watch = () => void openDialog(broadcastDrawer, {});

/** The broadcast of the user: the drawer comes back after a reload, and its end is told. */
export function useBroadcast(may: boolean, onSent: () => void) {
  const client = useQueryClient();
  const { data } = useQuery({ ...latestBroadcastQuery, enabled: may });
  const running = useRef("");
  const known = useRef(false);

  useEffect(() => {
    if (data === undefined) return;
    if (!known.current && data?.state === "running") watch();
    known.current = true;
    if (data?.state === "running") running.current = data.id;
    if (!data || data.state === "running" || data.id !== running.current) return;
    running.current = "";
    tellEnd(data);
    if (data.sentence !== allSent) return;
    void client.invalidateQueries({ queryKey: ["candidate"] });
    onSent();
  }, [data, client, onSent]);

  return {
    broadcast: data ?? null,
    watch,
    /** A broadcast that was just begun is watched to its end, however soon that comes. */
    begun: (id: string) => {
      running.current = id;
      watch();
    },
  };
}

/** Who stopped a broadcast was told so by the button. */
function tellEnd({ state, sentence, sent, kept }: Broadcast): void {
  if (state === "stopped") return;
  if (sentence === allSent) toast.success(sentence);
  else if (sent + kept > 0) toast.info(sentence);
  else toast.error(sentence);
}
