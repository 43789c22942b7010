export type TabMessage = { kind: "signedOut" } | { kind: "signedIn"; userId: string };

const channelName = "muster";

export function tellOtherTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

export function hearOtherTabs(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<TabMessage>) => listener(event.data);
  return () => channel.close();
}
