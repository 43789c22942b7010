import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "@/api/ApiError";
import type { Session } from "@/api/account";
import { bellTopic } from "@/api/bell";
import { fetchChanges } from "@/api/change";
import { onSessionEnd } from "@/api/client";
import { countedTopics, figuresTopic } from "@/api/dashboard";
import { deskTopic, deskTopics } from "@/api/waiting";
import { followChanges } from "../changes";
import { listenToOtherTabs } from "../otherTabs";
import { askToSignIn, goOnSignedIn } from "../sessionEnd";
import { atMostEvery } from "../slowTopics";

/** A topic that is told to one user alone ends in the user's id. */
const keyOfTopic = (topic: string) => (topic.startsWith(`${bellTopic}:`) ? bellTopic : topic);

/** Keeps the shell current: asks to log in again when the session ends, refetches changed topics, and reports being offline. */
export function useShellSession({ userId, change, today }: Session): { unreachable: boolean } {
  const client = useQueryClient();
  const [unreachable, setUnreachable] = useState(false);
  // As the session was before the first screen began to load; the feed keeps count from there on.
  const [began] = useState({ mark: change, today });

  useEffect(() => {
    const stopListening = onSessionEnd(askToSignIn);
    const stopListeningToTabs = listenToOtherTabs((message) => {
      // Signed out on purpose there, but something may be half typed here.
      if (message.kind === "signedOut") void askToSignIn();
      else if (message.userId !== userId) window.location.reload();
      else goOnSignedIn();
    });
    // A dashboard may count a year: not with every change, as lists do.
    const figures = atMostEvery(30_000, () => void client.invalidateQueries({ queryKey: [figuresTopic] }));
    const stopFollowing = followChanges({
      ...began,
      fetch: fetchChanges,
      onTopics: (topics) => {
        for (const topic of topics) void client.invalidateQueries({ queryKey: [keyOfTopic(topic)] });
        if (topics.some((topic) => deskTopics.includes(topic)))
          void client.invalidateQueries({ queryKey: [deskTopic] });
        if (topics.some((topic) => countedTopics.includes(topic))) figures.ask();
      },
      // Every list and figure of today is of another day now.
      onDay: () => void client.invalidateQueries(),
      onReach: (error) => setUnreachable(error instanceof ApiError && error.offline),
    });
    return () => {
      stopListening();
      stopListeningToTabs();
      stopFollowing();
      figures.stop();
    };
  }, [client, userId, began]);

  return { unreachable };
}
