export type TabMessage = { kind: "signedOut" } | { kind: "signedIn"; userId: string };

const channelName = "muster";

export function notifyOtherTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

export function listenToOtherTabs(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
  return () => channel.close();
}
