import { expect, it } from "vitest";
import { whereOf, wordsOf } from "./channelWords";

const whatsapp = { channel: "whatsapp", configured: true, adapter: "cloud", host: "graph.example" };

it("names the service and its host", () => {
  expect(whereOf(whatsapp)).toBe("Cloud API at graph.example");
  expect(whereOf({ ...whatsapp, adapter: "campaign" })).toBe("Campaign service at graph.example");
  expect(whereOf({ ...whatsapp, adapter: "" })).toBe("graph.example");
  expect(whereOf({ ...whatsapp, configured: false, adapter: "", host: "" })).toBe("");
});

it("says how to set up what is missing", () => {
  expect(wordsOf({ ...whatsapp, channel: "mail" }).missing).toContain("--smtp");
  expect(wordsOf(whatsapp).missing).toContain("--whatsapp");
  expect(wordsOf({ ...whatsapp, channel: "telephony" }).missing).toContain("--telephony");
});
