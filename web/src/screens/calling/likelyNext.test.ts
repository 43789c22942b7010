import { describe, expect, it } from "vitest";
import type { CallingTurn } from "@/api/calling";
import { likelyNext } from "./likelyNext";

const turn = (candidateId: string, requisitionId = "r") => ({ candidateId, requisitionId }) as CallingTurn;
const called = (candidate: string, requisition = "r") => ({ candidate, requisition });

describe("who is likely to be called next", () => {
  const turns = [turn("a"), turn("b"), turn("c")];
  it("is the first of the list", () => expect(likelyNext(turns, [])?.candidateId).toBe("a"));
  it("is nobody who was called just now, while the list still has them", () =>
    expect(likelyNext(turns, [called("b"), called("a")])?.candidateId).toBe("c"));
  it("goes back to who was passed by", () => expect(likelyNext(turns, [called("c")])?.candidateId).toBe("a"));
  it("is the same person in another requisition", () =>
    expect(likelyNext([turn("a"), turn("a", "s")], [called("a")])?.requisitionId).toBe("s"));
  it("is nobody when the list is done", () => expect(likelyNext([turn("a")], [called("a")])).toBe(undefined));
});
