import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/api/ApiError";
import { DraftKeeper, type Remote, type ServerDraft, type Shelf } from "./DraftKeeper";
import { readDraft, typeInto } from "./draft";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server's draft, as several devices write it. */
class Server implements Remote {
  draft: ServerDraft = { body: "", version: 0 };
  /** Fails the next calls with these. */
  faults: ApiError[] = [];
  puts = 0;
  /** Whether an order arrives although its answer is lost. */
  losesAnswers = false;

  get = async (): Promise<ServerDraft> => {
    this.fail();
    return this.draft;
  };

  put = async (body: string, version: number): Promise<{ version: number }> => {
    this.puts += 1;
    if (!this.losesAnswers) this.fail();
    if (version !== this.draft.version) throw new ApiError(200, "409", "changed meanwhile");
    this.draft = { body, version: version + 1 };
    this.fail();
    return { version: this.draft.version };
  };

  private fail(): void {
    const fault = this.faults.shift();
    if (fault) throw fault;
  }

  value(key: string): string | undefined {
    return readDraft(this.draft.body).fields[key]?.value;
  }
}

class Device implements Shelf {
  text: string | null = null;
  read = () => this.text;
  write = (text: string) => {
    this.text = text;
  };
}

const type = (keeper: DraftKeeper, key: string, value: string) =>
  keeper.change((draft) => typeInto(draft, key, value, ""));
const quiet = () => vi.advanceTimersByTimeAsync(60_000);
const offline = () => new ApiError(0, "", "no line");

it("keeps typing on the device at once and on the server soon after", async () => {
  const server = new Server();
  const device = new Device();
  const keeper = new DraftKeeper(server, device, null);
  type(keeper, "basic.pin", "4");
  expect(device.text).toContain('"value":"4"');
  expect(keeper.now().keeping).toBe("saving");
  type(keeper, "basic.pin", "40");
  await quiet();
  expect(server.puts).toBe(1);
  expect(server.value("basic.pin")).toBe("40");
  expect(keeper.now().keeping).toBe("saved");
});

it("survives a closed browser before anything was sent", async () => {
  const server = new Server();
  const device = new Device();
  new DraftKeeper(server, device, null).change((draft) => typeInto(draft, "a", "typed", ""));
  const again = new DraftKeeper(server, device, server.draft);
  expect(again.now().draft.fields.a?.value).toBe("typed");
  await quiet();
  expect(server.value("a")).toBe("typed");
});

it("says that it waits while the line is gone, and sends when it is back", async () => {
  const server = new Server();
  server.faults = [offline(), offline()];
  const keeper = new DraftKeeper(server, new Device(), null);
  type(keeper, "a", "1");
  await vi.advanceTimersByTimeAsync(2000);
  expect(keeper.now().keeping).toBe("waiting");
  await quiet();
  expect(keeper.now().keeping).toBe("saved");
  expect(server.value("a")).toBe("1");
});

it("takes its own lost answer for what it is", async () => {
  const server = new Server();
  server.losesAnswers = true;
  server.faults = [offline()];
  const keeper = new DraftKeeper(server, new Device(), null);
  type(keeper, "a", "1");
  await quiet();
  expect(keeper.now()).toMatchObject({ keeping: "saved", draft: { also: {} } });
  expect(server.value("a")).toBe("1");
});

it("merges what another device typed, and shows both where they differ", async () => {
  const server = new Server();
  const phone = new DraftKeeper(server, new Device(), null);
  const desk = new DraftKeeper(server, new Device(), null);
  type(phone, "a", "phone");
  type(phone, "b", "only phone");
  await quiet();
  type(desk, "a", "desk");
  await quiet();
  expect(desk.now().draft.fields.b?.value).toBe("only phone");
  expect(desk.now().draft.fields.a?.value).toBe("desk");
  expect(desk.now().draft.also).toEqual({ a: ["phone"] });
  expect(readDraft(server.draft.body)).toEqual(desk.now().draft);
});

it("merges two tabs of one device", () => {
  const device = new Device();
  const first = new DraftKeeper(null, device, null);
  const second = new DraftKeeper(null, device, null);
  type(first, "a", "1");
  type(second, "b", "2");
  first.adopt();
  expect(first.now().draft).toEqual(second.now().draft);
  expect(new DraftKeeper(null, device, null).now().draft.fields).toMatchObject({
    a: { value: "1" },
    b: { value: "2" },
  });
});

it("stops when the visit has ended, keeps on this device, and goes on afterwards", async () => {
  const server = new Server();
  server.faults = [new ApiError(401, "401", "not signed in")];
  const keeper = new DraftKeeper(server, new Device(), null);
  type(keeper, "a", "1");
  await quiet();
  type(keeper, "a", "12");
  await quiet();
  expect(server.puts).toBe(1);
  expect(keeper.now().keeping).toBe("ended");
  keeper.resume();
  await quiet();
  expect(server.value("a")).toBe("12");
});

it("does not go on asking a form that was closed, and does not say that it is saved", async () => {
  const server = new Server();
  server.put = async () => {
    server.puts += 1;
    throw new ApiError(200, "409", "This form is closed; please ask your recruiter.");
  };
  const device = new Device();
  const keeper = new DraftKeeper(server, device, null);
  type(keeper, "a", "1");
  await quiet();
  type(keeper, "a", "12");
  await quiet();
  expect(server.puts).toBe(1);
  expect(keeper.now().keeping).toBe("closed");
  expect(device.text).toContain('"value":"12"');
});

/** A generator of numbers that are the same on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])("loses nothing that two devices type at random (%i)", async (seed) => {
  const random = numbers(seed);
  const server = new Server();
  const devices = [new Device(), new Device()];
  const open = (i: number) => new DraftKeeper(server, devices[i] as Device, server.draft);
  const keepers = [open(0), open(1)];
  /** What was typed, unless somebody who saw it typed something else instead. */
  const alive = new Set<string>();
  for (let turn = 0; turn < 120; turn++) {
    const i = random(2);
    const keeper = keepers[i] as DraftKeeper;
    const key = `basic.${random(4)}`;
    switch (random(6)) {
      case 0:
        server.faults.push(random(2) ? offline() : new ApiError(503, "503", "busy"));
        server.losesAnswers = random(2) === 1;
        break;
      case 1:
        keeper.stop();
        keepers[i] = open(i);
        break;
      case 2:
        await vi.advanceTimersByTimeAsync(random(20_000));
        break;
      default: {
        const seen = keeper.now().draft.fields[key]?.value;
        const value = `${i}-${turn}`;
        if (seen) alive.delete(`${key}=${seen}`);
        type(keeper, key, value);
        alive.add(`${key}=${value}`);
      }
    }
  }
  server.faults = [];
  for (let round = 0; round < 3; round++) {
    for (const keeper of keepers) keeper.flush();
    await quiet();
  }
  const { fields, also } = readDraft(server.draft.body);
  const kept = [
    ...Object.entries(fields).map(([key, { value }]) => `${key}=${value}`),
    ...Object.entries(also).flatMap(([key, texts]) => texts.map((text) => `${key}=${text}`)),
  ];
  expect([...alive].filter((typed) => !kept.includes(typed))).toEqual([]);
});
