import { beforeEach, expect, it } from "vitest";
import { choose, readChosen, startChosen } from "@/api/chosen";
import { beforeFollowing } from "./menu";

beforeEach(() => {
  startChosen("u-1", true);
  choose({ requisitionId: "r-1", esa: false });
});

it("begins ESA mode again with the ESA Dashboard", () => {
  beforeFollowing({ path: "/directory" });
  expect(readChosen()).toMatchObject({ requisitionId: "r-1", esa: true });
});

it("leaves the choice alone with every other item", () => {
  beforeFollowing({ path: "/candidate_database" });
  expect(readChosen()?.esa).toBe(false);
});
