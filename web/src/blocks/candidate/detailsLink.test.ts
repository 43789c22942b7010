import { expect, it } from "vitest";
import { detailsHref, detailsPlace } from "./detailsLink";

const id = "018f0000-0000-7000-8000-00000000ffff";

it("reads back what it writes", () => {
  const href = detailsHref(id, "1001-2", "/directory?req=1001-2&tab=HR_Round&q=a%26b");
  const search = Object.fromEntries(new URL(href, "http://muster.test").searchParams);
  expect(href.startsWith("/candidate_details?")).toBe(true);
  expect(detailsPlace.read(search)).toEqual({
    candidate: id,
    requisition: "1001-2",
    from: "/directory?req=1001-2&tab=HR_Round&q=a%26b",
    record: "",
  });
});

it.each([
  { from: "https://elsewhere.test/" },
  { from: "//elsewhere.test" },
  { from: "javascript:alert(1)" },
  { candidate: "../x" },
  { requisition: "1001; DROP" },
  { record: "Joined" },
])("leaves out %o", (search) => expect(detailsPlace.write(detailsPlace.read(search))).toEqual({}));
