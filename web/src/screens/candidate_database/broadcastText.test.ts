import { expect, it } from "vitest";
import type { Broadcast, BroadcastPreview } from "@/api/broadcast";
import { aboutTime, clockOf, leftText, planText, secondsOf, spokenText, whyNot } from "./broadcastText";

const running: Broadcast = {
  id: "b1",
  state: "running",
  reason: "",
  sentence: "",
  begunAt: "2026-11-19T05:11:55Z",
  endedAt: "",
  opensAt: "",
  toSend: 20,
  sent: 11,
  failed: 1,
  kept: 0,
  opened: 0,
  leaving: 1,
  queued: 7,
  skipped: 4,
  cancelled: 0,
  recipients: [],
};

const today = "2026-11-19";

it("tells what is left of a broadcast", () => {
  expect(leftText(running, today)).toBe("about 12 s left");
  expect(leftText({ ...running, opensAt: "2026-11-20T03:30:00Z" }, today)).toBe(
    "goes on at 09:00 am on 20 Nov 2026",
  );
  expect(leftText({ ...running, state: "stopped", sentence: "11 of 20 sent" }, today)).toBe("11 of 20 sent");
  expect(aboutTime(200)).toBe("about 5 min");
  expect(clockOf("2026-11-19T03:30:00Z", today)).toBe("09:00 am");
  expect(secondsOf("2026-11-19T05:11:57Z")).toBe("10:41:57 am");
});

it("speaks every five messages, and at the end", () => {
  const at = (sent: number) => spokenText({ ...running, sent, failed: 0 });
  expect([0, 4, 5, 9, 10].map(at)).toEqual(["", "", "5 of 20", "5 of 20", "10 of 20"]);
  expect(spokenText({ ...running, state: "done", sentence: "Broadcast sent successfully." })).toBe(
    "Broadcast sent successfully.",
  );
});

const recipient = { candidate: "c", name: "", mobile: "", campaign: "", params: [], skipped: "" };
const preview: BroadcastPreview = {
  recipients: [recipient, { ...recipient, skipped: "Opted out on 02 Sep 2026" }],
  leftToday: 500,
  opensAt: "",
  configured: true,
  running: false,
};

it("says before a broadcast why it cannot begin", () => {
  expect(whyNot(preview)).toBe("");
  expect(whyNot({ ...preview, running: true })).toContain("still running");
  expect(whyNot({ ...preview, recipients: preview.recipients.slice(1) })).toContain("None of the selected");
  expect(whyNot({ ...preview, leftToday: 0 })).toContain("0 are left today");
  expect(planText(preview, today)).toBe("1 candidate of 2, at once, one every 1.5 s: about 2 s.");
});
