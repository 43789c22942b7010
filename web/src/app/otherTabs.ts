export type TabMessage = { kind: "signedOut" } | { kind: "signedIn"; userId: string };

// One for speaking and listening: a channel does not hear itself, but every other one of the same tab would.
let channel: BroadcastChannel | undefined;

function shared(): BroadcastChannel {
  channel ??= new BroadcastChannel("muster");
  return channel;
}

export function notifyOtherTabs(message: TabMessage): void {
  shared().postMessage(message);
}

export function listenToOtherTabs(listener: (message: TabMessage) => void): () => void {
  const hear = (event: MessageEvent<TabMessage>) => listener(event.data);
  shared().addEventListener("message", hear);
  return () => shared().removeEventListener("message", hear);
}
