import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { type BellLine, bellTopic, type Seen, seeNotifications } from "@/api/bell";
import { toast } from "@/ui/toast";
import { hrefOf } from "./bellLine";

/** Marks lines, and opens what one tells of. */
export function useBell(administers: boolean, onClose: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate: see } = useMutation({
    mutationFn: (seen: Seen) => seeNotifications(seen),
    onSuccess: () => client.invalidateQueries({ queryKey: [bellTopic] }),
    onError: ({ message }) => toast.error(message),
  });
  const open = useCallback(
    (line: BellLine) => {
      if (!line.read) see({ read: [line.id] });
      const href = hrefOf(line, administers);
      if (!href) return;
      onClose();
      void navigate({ href });
    },
    [see, administers, onClose, navigate],
  );
  return { see, open };
}
