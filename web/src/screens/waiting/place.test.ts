import { describe, expect, it } from "vitest";
import { waitPlaceOf } from "./place";

const manager = waitPlaceOf({ manager: true });
const recruiter = waitPlaceOf({ manager: false });

describe("the address of Waiting", () => {
  it("opens on what is overdue for managers, and on what waits on them for others", () => {
    expect(manager.read({})).toMatchObject({ state: "overdue", person: "" });
    expect(recruiter.read({})).toMatchObject({ state: null, person: "me" });
  });

  it("shows all of what a link asks for", () => {
    for (const search of [{ section: "approvals" }, { requisition: "1067" }]) {
      expect(manager.read(search)).toMatchObject({ state: null, person: "" });
      expect(recruiter.read(search)).toMatchObject({ state: null, person: "" });
    }
    expect(manager.read({ person: "me" }).state).toBeNull();
    expect(recruiter.read({ state: "planned" }).person).toBe("");
  });

  it("says that all is shown, so that reloading shows all again", () => {
    const all = { state: null, person: "" };
    for (const place of [manager, recruiter]) {
      const search = place.write({ ...place.read({}), ...all });
      expect(search).not.toEqual({});
      expect(place.read(search)).toMatchObject(all);
      expect(place.write(place.read({}))).toEqual({});
    }
  });
});
