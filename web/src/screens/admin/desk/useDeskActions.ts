import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { holdCall } from "@/api/calling";
import type { DeskItem, DeskSection } from "@/api/myDay";
import { deskTopic, remind, remindOfRequisition } from "@/api/waiting";
import { detailsHref } from "@/blocks/candidate/detailsLink";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import { type ActionRow, useRowAction } from "@/blocks/waiting/useRowAction";
import { useWrite } from "@/blocks/write/useWrite";
import type { PipelineCell } from "@/lib/pipeline";
import { copyText } from "@/ui/copyText";
import { toast } from "@/ui/toast";
import { idOf } from "./deskText";

export type DeskPlaces = {
  /** Opens the tile Overdue of the list below. */
  onOverdue: () => void;
  /** Opens the panel of a requisition; null for who has none. */
  onPanel: ((serial: string) => void) | null;
};

const home = "/admin";

/** What the rows and heads of the card open and do. */
export function useDeskActions({ onOverdue, onPanel }: DeskPlaces) {
  const navigate = useNavigate();
  const openDirectory = useOpenDirectory();
  const [reminded, setReminded] = useState<ReadonlyMap<string, string>>(new Map());
  const reminding = useWrite({ topics: [deskTopic] });
  const go = (href: string) => void navigate({ href });

  const directory = (item: ActionRow, cell?: PipelineCell) =>
    openDirectory({ requisitionId: item.requisitionId, serial: item.serial, position: item.position }, cell);

  const does = useRowAction({ onPanel, onPage: (item) => page(item) });

  function page(item: ActionRow): void {
    if (item.kind === "application") go(detailsHref(item.candidateId, item.requisitionId, home));
    else if (onPanel) onPanel(item.serial);
    else directory(item);
  }

  function open(section: DeskSection, item: DeskItem): void {
    if (item.kind === "recruiter") openSection(section);
    else page(item);
  }

  function openSection({ key, day }: Pick<DeskSection, "key" | "day">): void {
    if (key === "overdue") onOverdue();
    else go(key === "calls" ? `/hourly_performance?date=${day}` : `/waiting?section=${key}`);
  }

  /** Holds the candidate, so that the round begins with them. */
  async function call(item: DeskItem): Promise<void> {
    try {
      await holdCall({ candidate: item.candidateId, requisition: item.requisitionId });
      go("/calling");
    } catch (cause) {
      toast.error(cause instanceof Error ? cause.message : String(cause));
    }
  }

  function sendReminder(item: DeskItem): void {
    const of = { candidate: item.candidateId, requisition: item.requisitionId };
    void reminding.run({ remind: idOf(item) }, async (key) => {
      const answer = await (item.kind === "requisition"
        ? remindOfRequisition(item.requisitionId, key)
        : remind(of, key));
      setReminded((before) => new Map(before).set(idOf(item), new Date().toISOString()));
      return answer;
    });
  }

  async function copy(item: DeskItem): Promise<void> {
    if (await copyText(item.meeting)) toast.success("Link copied");
    else toast.error("The browser does not allow copying");
  }

  function act(section: DeskSection, item: DeskItem): void {
    switch (item.action) {
      case "call":
        if (section.key === "call_now") void call(item);
        else does(item);
        return;
      case "remind":
        sendReminder(item);
        return;
      case "join":
        window.open(item.meeting, "_blank", "noopener");
        return;
      case "copy":
        void copy(item);
        return;
      case "open":
        open(section, item);
        return;
      default:
        does(item);
    }
  }

  return {
    open,
    act,
    openSection,
    directory,
    go,
    busy: reminding.busy,
    /** When somebody was reminded of it today; empty if nobody was. */
    remindedAt: (item: DeskItem) => item.reminded || (reminded.get(idOf(item)) ?? ""),
  };
}

export type DeskActions = ReturnType<typeof useDeskActions>;
