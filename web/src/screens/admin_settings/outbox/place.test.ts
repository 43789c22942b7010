import { expect, it } from "vitest";
import { filterOf, outboxPlace } from "./place";

const rewritten = (search: Record<string, string>) => outboxPlace.write(outboxPlace.read(search));

it("opens with the newest mail first, on a plain address", () => {
  expect(filterOf(outboxPlace.read({}).table)).toEqual({
    page: 1,
    size: 10,
    sort: "-createdAt",
    q: "",
    state: "",
    channel: "",
  });
  expect(rewritten({})).toEqual({});
});

it("reads page, size, order, search, state and channel from the address and writes them back", () => {
  const search = {
    page: "2",
    size: "50",
    sort: "subject",
    q: "java",
    "f.state": "failed",
    "f.channel": "whatsapp",
    message: "m-1",
  };
  expect(filterOf(outboxPlace.read(search).table)).toEqual({
    page: 2,
    size: 50,
    sort: "subject",
    q: "java",
    state: "failed",
    channel: "whatsapp",
  });
  expect(rewritten(search)).toEqual(search);
});

it("leaves out values that the server would refuse", () => {
  const search = {
    page: "-1",
    size: "7",
    sort: "-to",
    "f.state": "lost",
    "f.channel": "pigeon",
    "f.to": "x",
    message: "",
  };
  expect(rewritten(search)).toEqual({});
});
