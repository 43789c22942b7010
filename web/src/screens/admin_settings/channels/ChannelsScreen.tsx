import { useQuery } from "@tanstack/react-query";
import { channelsQuery } from "@/api/channel";
import { ChannelsView } from "./ChannelsView";

export function ChannelsScreen() {
  const { data, error, refetch } = useQuery(channelsQuery);
  return <ChannelsView channels={data} failure={error?.message} onRetry={() => void refetch()} />;
}
