import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { expect, it } from "vitest";
import { choice, describePlace, type PlaceOf, table, text } from "@/lib/placeSearch";
import { changeView, usualView } from "@/lib/tableSearch";
import { type Go, usePlace } from "./usePlace";

const description = describePlace({
  table: table(usualView("name"), { sorts: ["name"] }),
  user: text(),
  form: choice(["add", "edit"], ""),
});

type Place = PlaceOf<typeof description>;

/** The latest result of the hook. */
let seen: { place: Place; go: Go<Place> };

function Users() {
  const [place, go] = usePlace(description);
  useEffect(() => {
    seen = { place, go };
  });
  return <p>{place.user}</p>;
}

async function openAt(address: string) {
  const root = createRootRoute();
  const users = createRoute({ getParentRoute: () => root, path: "/users", component: Users });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: root.addChildren([users]),
    history,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text && `?${text}`;
    },
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole("paragraph");
  return {
    place: () => seen.place,
    go: (...asked: Parameters<Go<Place>>) => act(async () => seen.go(...asked)),
    address: () => history.location.href,
    length: () => history.length,
  };
}

it("reads the place from the address", async () => {
  const { place } = await openAt("/users?page=2&user=u-1");
  expect(place()).toEqual({ table: { ...usualView("name"), page: 2 }, user: "u-1", form: "" });
});

it("changes a part, keeps the others, writes no defaults, and adds no history entry", async () => {
  const { place, go, address, length } = await openAt("/users?page=2&user=u-1");
  await go({ table: changeView(place().table, { q: "asha" }) });
  expect(address()).toBe("/users?q=asha&user=u-1");
  expect(place()).toMatchObject({ table: { page: 1, q: "asha" }, user: "u-1" });
  await go({ form: "edit" });
  await go({ user: "", form: "" });
  expect(address()).toBe("/users?q=asha");
  expect(length()).toBe(1);
});

it("adds a history entry on request", async () => {
  const { go, address, length } = await openAt("/users");
  await go({ user: "u-1" }, { replace: false });
  expect(address()).toBe("/users?user=u-1");
  expect(length()).toBe(2);
});

it("changes the current place, not the one from the last render", async () => {
  const { address } = await openAt("/users");
  const { go } = seen;
  await act(async () => {
    go({ user: "u-1" });
    go({ form: "edit" });
  });
  expect(address()).toBe("/users?user=u-1&form=edit");
});

it("cleans the address of invalid values without a history entry", async () => {
  const { place, address, length } = await openAt("/users?sort=password&form=x&user=u-1&utm=7");
  await act(async () => {});
  expect(address()).toBe("/users?user=u-1");
  expect(length()).toBe(1);
  expect(place().table.sort).toEqual({ id: "name", desc: false });
});
