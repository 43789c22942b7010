import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { bellTopic } from "@/api/bell";
import { fetchChanges } from "@/api/change";
import { onSignedOut } from "@/api/client";
import { countedTopics, figuresTopic } from "@/api/dashboard";
import { deskTopic, deskTopics } from "@/api/waiting";
import { followChanges } from "../changes";
import { listenToOtherTabs } from "../otherTabs";
import { dropSession } from "../session";
import { atMostEvery } from "../slowTopics";

/** A topic that is told to one user alone ends in the user's id. */
const keyOfTopic = (topic: string) => (topic.startsWith(`${bellTopic}:`) ? bellTopic : topic);

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
    // A dashboard may count a year: not with every change, as lists do.
    const figures = atMostEvery(30_000, () => void client.invalidateQueries({ queryKey: [figuresTopic] }));
    const stopFollowing = followChanges({
      fetch: fetchChanges,
      onTopics: (topics) => {
        for (const topic of topics) void client.invalidateQueries({ queryKey: [keyOfTopic(topic)] });
        if (topics.some((topic) => deskTopics.includes(topic)))
          void client.invalidateQueries({ queryKey: [deskTopic] });
        if (topics.some((topic) => countedTopics.includes(topic))) figures.ask();
      },
      onReach: (error) => setUnreachable(error instanceof ApiError && error.offline),
    });
    return () => {
      stopListening();
      stopListeningToTabs();
      stopFollowing();
      figures.stop();
    };
  }, [router, client, userId]);

  return { unreachable };
}
