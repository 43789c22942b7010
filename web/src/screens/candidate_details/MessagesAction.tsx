import { IconMessages } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { NextButton } from "@/api/application";
import { conversationQuery } from "@/api/conversation";
import { Action } from "./Action";

type Props = { candidate: string; may: NextButton | undefined; onPress: () => void };

/** Opens what was written to the candidate; says how much there is. */
export function MessagesAction({ candidate, may, onPress }: Props) {
  const { data } = useQuery({ ...conversationQuery(candidate, "all"), enabled: may?.shown === true });
  if (!may?.shown) return null;
  return (
    <Action icon={<IconMessages />} may={may} note={data ? String(data.counts.all) : " "} onPress={onPress}>
      Messages
    </Action>
  );
}
