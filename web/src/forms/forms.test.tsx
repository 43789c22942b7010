import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { sessionQuery } from "@/api/session";
import { useLeaveGuard } from "@/app/shell/useLeaveGuard";
import { DialogHost } from "@/ui/DialogHost";
import { type DialogProps, openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import { toast } from "@/ui/toast";
import type { Form } from "./form";
import { forms, noForms } from "./formList";

/** The server: what it does with reads and with writes. */
let reads: "answered" | "failed";
let writes: "answered" | "signed out" | "refused" | "waiting";
let sent: number;
/** Answers the writes that wait. */
let answerNow: () => void;

const templates = [{ TemplateId: "t1", TemplateName: "One", WHATSAPP_GUID: "t1", TEMPLATE_NAME: "One" }];
const filled = {
  id: "t1",
  name: "Greeting",
  subject: "Hello",
  html: "<p>{{ bonus }}</p>",
  to: "ravi@mail.example",
  refusal: "",
  gaps: [{ name: "bonus", meaning: "Joining bonus", kind: "words" }],
};
const result = {
  decided: "",
  candidate: "Ravi Kumar",
  round: "HR",
  date: "2026-11-19",
  time: "10:00",
  type: "Online",
  place: "",
  experience: "",
  experienceIn: "",
  noticePeriod: "",
  currentCompany: "",
  currentDesignation: "",
  position: "Developer",
  resume: false,
  comments: [],
  factors: [],
  takesBackUntil: "",
  results: [{ id: "selected", status: "Selected", label: "Selected", needsComment: true }],
};
const decision = { stage: "", label: "", options: [] };
const next = { version: 3, held: "", stages: [], buttons: [], decision, candidateId: "c1" };

const rows: readonly (readonly [end: RegExp, ...rows: unknown[]])[] = [
  [/\/fill$/, filled],
  [/\/applications\/next$/, next],
  [/get_requirement_select2/, { id: "r9", text: "1187 Developer" }],
  [/get_role_select2\/all/, { id: "u2", text: "Asha", mail_id: "a@b.example", role: "TL", dept: "Sales" }],
  [/get_role_select2\/CEO/, { id: "ceo", text: "CEO", dept: "Sales" }],
  [/get_name_of_the_position_select2/, { id: "p1", text: "Developer" }],
  [/Get_Department_Dropdown/, { id: "d1", text: "Sales" }],
  [/\/positions$/, { id: "p1", name: "Developer", department: "Sales", employmentType: "Full Time" }],
  [/get_state$/, { STATE: "Goa" }],
  [/get_city\//, { CITY: "Panaji" }],
  [/ducation/, { id: "e1", text: "B.Tech" }],
  [/\/approvals$/, { approve: true, decided: "", requestedBy: "Asha", tat: "2026-11-20", status: "New" }],
  [/\/interviews\/result$/, result],
  [/emplate/, ...templates],
];

function rowsOf(path: string): unknown[] {
  const [, ...found] = rows.find(([end]) => end.test(path)) ?? [];
  if (found.length > 0) return found;
  return path.includes("select2") ? [{ id: path, text: "One" }] : [];
}

const envelope = (CODE: string, data: unknown[] = [], status = 200) =>
  new Response(JSON.stringify({ response: [{ CODE, MESSAGE: "Said by the server" }], data }), { status });

beforeEach(() => {
  reads = "answered";
  writes = "answered";
  sent = 0;
  vi.restoreAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(window, "open").mockReturnValue(null);
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === "GET" || /\/(fill|preview|password_judgements)$/.test(pathname)) {
      if (reads === "failed") return envelope("500", [], 500);
      return envelope("200", rowsOf(pathname));
    }
    sent++;
    if (writes === "signed out") return envelope("401", [], 401);
    if (writes === "refused") return envelope("409");
    if (writes === "waiting")
      return new Promise<Response>((resolve) => {
        answerNow = () => resolve(envelope("500", [], 500));
      });
    return envelope("200", [{ step: "", STEP: "" }]);
  });
});

/** Asks the guard as the browser's Back does, and returns whether the screen was left. */
let goBack: () => Promise<boolean>;
let client: QueryClient;

function Screen({ children }: { children: ReactNode }) {
  useLeaveGuard();
  return (
    <>
      {children}
      <DialogHost />
    </>
  );
}

async function open(form: Form): Promise<HTMLElement> {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const facts = { manager: true, recruiter: true };
  client.setQueryData(sessionQuery.queryKey, {
    userId: "asha",
    email: "a@b.example",
    facts,
    today: "2026-11-19",
    resumeKB: 200,
    compressPdfUrl: "/smaller_pdf",
  } as never);
  const page = form.page?.();
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const root = createRootRoute({ component: () => <Screen>{page}</Screen> });
  const router = createRouter({ routeTree: root, history });
  goBack = async () => {
    const [blocker] = history._getBlockers();
    const at = history.location;
    return !(await blocker?.blockerFn({ currentLocation: at, nextLocation: at, action: "BACK" }));
  };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  if (form.open) await act(async () => void form.open?.());
  const button = await screen.findByRole("button", { name: form.submit });
  const box = button.closest("form");
  if (!box) throw new Error(`${form.submit} is not in a form`);
  return box;
}

const named = (label: string) => new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
const fieldOf = (box: HTMLElement, label: string) =>
  within(box).findByLabelText<HTMLInputElement>(named(label), {
    selector: "input:not([type=hidden]), textarea, select",
  });

async function type(box: HTMLElement, label: string, value: string): Promise<void> {
  fireEvent.change(await fieldOf(box, label), { target: { value } });
}

async function pick(box: HTMLElement, label: string, choice: string): Promise<void> {
  const field = await fieldOf(box, label);
  fireEvent.click(field);
  fireEvent.click(await screen.findByRole("option", { name: named(choice) }));
  // A list of several choices stays open.
  fireEvent.blur(field);
}

async function fill(form: Form, box: HTMLElement): Promise<void> {
  for (const step of form.steps ?? []) {
    if ("pick" in step) await pick(box, step.pick, step.choice);
    else if ("type" in step) await type(box, step.type, step.value);
    else fireEvent.click(within(box).getByRole("button", { name: step.press }));
  }
  for (const [label, value] of Object.entries(form.type ?? {})) await type(box, label, value);
  for (const label of form.tick ?? []) fireEvent.click(within(box).getByLabelText(label));
  for (const [label, choice] of Object.entries(form.pick ?? {})) await pick(box, label, choice);
  for (const [label, day] of Object.entries(form.days ?? {})) {
    fireEvent.click(within(box).getByRole("button", { name: named(label) }));
    fireEvent.click(await screen.findByRole("button", { name: day }));
  }
  for (const [label, file] of Object.entries(form.attach ?? {})) {
    fireEvent.change(await fieldOf(box, label), { target: { files: [file] } });
  }
}

async function isKept({ type, pick, shown }: Form, box: HTMLElement): Promise<void> {
  expect(box.isConnected).toBe(true);
  const [first] = Object.entries({ ...type, ...pick });
  if (first) expect((await fieldOf(box, first[0])).value).toBe(first[1]);
  if (shown) expect((await within(box).findAllByText(shown)).length).toBeGreaterThan(0);
  expect(first ?? shown).toBeDefined();
}

async function press(form: Form, box: HTMLElement, times = 1): Promise<void> {
  const button = within(box).getByRole("button", { name: form.submit });
  for (let time = 0; time < times; time++) fireEvent.click(button);
  if (!form.confirms) return;
  const yes = await screen.findByRole("button", { name: "YES" });
  for (let time = 0; time < times; time++) fireEvent.click(yes);
}

const question = "Are you sure you want to close?";
const missing = codeOf(async (): Promise<(props: DialogProps) => ReactNode> => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

const isPublic = ({ file }: Form) => file.startsWith("public/");

async function isAnswered(form: Form, box: HTMLElement): Promise<void> {
  await waitFor(() => expect(sent).toBeGreaterThan(0));
  const button = within(box).getByRole("button", { name: form.submit });
  await waitFor(() => expect(button.dataset.loading ?? button.getAttribute("aria-busy") ?? "").toBe(""));
}

const faults: Readonly<Record<string, (form: Form, box: HTMLElement) => Promise<void>>> = {
  "a refetch that fails": async (form, box) => {
    reads = "failed";
    if (isPublic(form)) {
      // A public page looks again when its answer is refused.
      writes = "refused";
      await press(form, box);
      await isAnswered(form, box);
      return;
    }
    await act(async () => void (await client.refetchQueries()));
    await waitFor(() => expect(client.isFetching()).toBe(0));
  },
  "a 401 in the middle": async (form, box) => {
    writes = "signed out";
    await press(form, box);
    await isAnswered(form, box);
  },
  Back: async (form) => {
    if (isPublic(form)) {
      const leaving = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(leaving);
      expect(leaving.defaultPrevented).toBe(true);
      return;
    }
    const left = goBack();
    fireEvent.click(
      within(await screen.findByRole("dialog", { name: question })).getByRole("button", { name: "NO" }),
    );
    expect(await left).toBe(false);
  },
  "code that cannot be loaded": async () => {
    const told = vi.spyOn(toast, "notLoaded").mockReturnValue("");
    act(() => void openDialog(missing, {}));
    await waitFor(() => expect(told).toHaveBeenCalledOnce());
  },
  "a slow answer": async (form, box) => {
    writes = "waiting";
    await press(form, box);
    await waitFor(() => expect(sent).toBe(1));
    expect(await goBack()).toBe(false);
    fireEvent.keyDown(box, { key: "Escape" });
    expect(screen.queryByRole("dialog", { name: question })).toBeNull();
    await isKept(form, box);
    await act(async () => answerNow());
  },
  "a double click": async (form, box) => {
    writes = "waiting";
    await press(form, box, 2);
    await waitFor(() => expect(sent).toBe(1));
    await act(async () => answerNow());
    expect(sent).toBe(1);
  },
};

const cases = forms.flatMap((form) => Object.keys(faults).map((fault) => [form.file, fault, form] as const));

it.each(cases)("%s keeps what was typed through %s", async (_, fault, form) => {
  const box = await open(form);
  await fill(form, box);
  await isKept(form, box);
  await faults[fault]?.(form, box);
  await isKept(form, box);
});

it("knows every form", () => {
  const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/*.test.*", "!../forms/**"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const makes =
    /\b(useWriteForm|useSubjectForm|useSubjectWrite|usePageForm|useStepForm)[<(]|<(FormDialog|MasterForm|MoveDialog|TemplateDialog|RevokeForm)\b/;
  const found = Object.entries(sources)
    .filter(([, text]) => makes.test(text))
    .map(([path]) => path.slice(3));
  const known = [...forms.map(({ file }) => file), ...noForms];
  expect(found.filter((file) => !known.includes(file))).toEqual([]);
  expect(known.filter((file) => !(`../${file}` in sources))).toEqual([]);
});
