import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { fetchChanges } from "@/api/change";
import { onSignedOut } from "@/api/client";
import { followChanges } from "../changes";
import { listenToOtherTabs } from "../otherTabs";
import { dropSession } from "../session";

/** Keeps the shell current: leaves when the session ends, refetches changed topics, and reports being offline. */
export function useShellSession(userId: string): { unreachable: boolean } {
  const router = useRouter();
  const client = useQueryClient();
  const [unreachable, setUnreachable] = useState(false);

  useEffect(() => {
    function leave(): void {
      dropSession(router.history.location.href);
      void router.navigate({ to: "/" });
    }
    const stopListening = onSignedOut(leave);
    const stopListeningToTabs = listenToOtherTabs((message) => {
      if (message.kind === "signedOut") leave();
      else if (message.userId !== userId) window.location.reload();
    });
    const stopFollowing = followChanges({
      fetch: fetchChanges,
      onTopics: (topics) => {
        for (const topic of topics) void client.invalidateQueries({ queryKey: [topic] });
      },
      onReach: (error) => setUnreachable(error instanceof ApiError && error.offline),
    });
    return () => {
      stopListening();
      stopListeningToTabs();
      stopFollowing();
    };
  }, [router, client, userId]);

  return { unreachable };
}
