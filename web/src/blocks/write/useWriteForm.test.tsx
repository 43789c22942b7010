import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/api/ApiError";
import { FormDialog } from "@/ui/FormDialog";
import { renderInTheme } from "@/ui/renderInTheme";
import { toast } from "@/ui/toast";
import { faultsOf, isBlank } from "./faults";
import { useWriteForm } from "./useWriteForm";

type Values = { name: string; city: string; comment: string };
type Act = (key: string) => Promise<{ message: string }>;

/** The form's own rules besides missing fields. */
let found: string | false;
const check = ({ name, city }: Values) =>
  faultsOf({ name: isBlank(name) ? "Name is missing" : found, city: isBlank(city) && "City is missing" });

let act: Act;
const keys: string[] = [];
const onDone = vi.fn();
const onClose = vi.fn();

function Form() {
  const form = useWriteForm<Values>({
    initial: { name: "", city: "", comment: "" },
    check,
    topics: ["place"],
    onDone,
  });
  const input = (name: keyof Values) => {
    const { error, ...props } = form.field(name);
    return (
      <label>
        {name}
        <input {...props} aria-invalid={error ? true : undefined} />
        <span data-testid={name}>{error}</span>
      </label>
    );
  };
  return (
    <FormDialog
      {...form.dialog}
      opened
      title="Place"
      submit="Send"
      onSubmit={() =>
        form.submit(form.values, (key) => {
          keys.push(key);
          return act(key);
        })
      }
      onClose={onClose}
    >
      {input("name")}
      {input("city")}
      {input("comment")}
    </FormDialog>
  );
}

const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name: new RegExp(name) });
const fault = (name: string) => screen.getByTestId(name).textContent;
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const type = async (name: string, text: string) => userEvent.type(await box(name), text);
const refuse =
  (status: number, message: string, field = "") =>
  async () => {
    throw new ApiError(status, String(status), message, field);
  };

let client: QueryClient;
beforeEach(() => {
  keys.length = 0;
  found = false;
  onDone.mockReset();
  onClose.mockReset();
  vi.restoreAllMocks();
  act = async () => ({ message: "Done" });
  client = new QueryClient();
});

function open() {
  renderInTheme(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
}

it("shows all faults before sending, announces the first and focuses its field", async () => {
  const toasted = vi.spyOn(toast, "error");
  open();
  await type("comment", "x");
  await send();
  expect([fault("name"), fault("city"), fault("comment")]).toEqual([
    "Name is missing",
    "City is missing",
    "",
  ]);
  expect(toasted).toHaveBeenCalledExactlyOnceWith("Name is missing", { file: false });
  expect(document.activeElement).toBe(await box("name"));
  expect(keys).toEqual([]);
});

it("removes a fault when its field changes, and keeps the others", async () => {
  open();
  await screen.findByRole("dialog");
  await send();
  await type("name", "P");
  expect([fault("name"), fault("city")]).toEqual(["", "City is missing"]);
});

it("shows the server's refusal at its field, and focuses it", async () => {
  const toasted = vi.spyOn(toast, "error");
  open();
  await type("name", "Pune");
  await type("city", "Pune");
  act = refuse(400, "There is no such city", "city");
  await send();
  await waitFor(() => expect(fault("city")).toBe("There is no such city"));
  expect(document.activeElement).toBe(await box("city"));
  expect(toasted).toHaveBeenCalledExactlyOnceWith("There is no such city", { file: false });
  expect(screen.queryByRole("alert")).toBeNull();
  await type("comment", "x");
  expect(fault("city")).toBe("There is no such city");
  await type("city", "e");
  expect(fault("city")).toBe("");
});

it("shows all faults that the server finds, and announces the first", async () => {
  const told = vi.spyOn(toast, "error");
  act = async () => {
    throw new ApiError(400, "400", "No such name", "name", "", { name: "No such name", comment: "Too long" });
  };
  open();
  await type("name", "Pune");
  await type("city", "Pune");
  await send();
  await waitFor(() => expect(fault("name")).toBe("No such name"));
  expect(fault("comment")).toBe("Too long");
  expect(told).toHaveBeenCalledExactlyOnceWith("No such name", expect.anything());
  await type("comment", "x");
  expect(fault("name")).toBe("No such name");
});

it("shows a failure that concerns no field below the fields", async () => {
  open();
  await type("name", "Pune");
  await type("city", "Pune");
  act = refuse(409, "Somebody else has changed it", "version");
  await send();
  expect((await screen.findByRole("alert")).textContent).toBe("Somebody else has changed it");
});

it("resends a lost order under the same key, and uses a new key after a change", async () => {
  open();
  await type("name", "Pune");
  await type("city", "Pune");
  act = refuse(0, "The page cannot be reached.");
  await send();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The page cannot be reached. What you typed is kept.",
  );
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
  await type("comment", "x");
  await send();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

it("resends a lost order even if the form would refuse it by now", async () => {
  open();
  await type("name", "Pune");
  await type("city", "Pune");
  act = refuse(502, "The gateway is down");
  await send();
  await screen.findByRole("alert");
  found = "This name is taken";
  act = async () => ({ message: "Done" });
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it("shows the success message and refetches", async () => {
  const toasted = vi.spyOn(toast, "success");
  const invalidated = vi.spyOn(client, "invalidateQueries");
  open();
  await type("name", "Pune");
  await type("city", "Pune");
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(toasted).toHaveBeenCalledExactlyOnceWith("Done");
  expect(invalidated).toHaveBeenCalledExactlyOnceWith({ queryKey: ["place"] });
});

it("asks before closing only while values differ from the initial ones", async () => {
  open();
  await type("name", "P");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  const question = await screen.findByRole("dialog", { name: "Are you sure you want to close?" });
  await userEvent.click(screen.getByRole("button", { name: "NO" }));
  await waitFor(() => expect(document.contains(question)).toBe(false));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.clear(await box("name"));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onClose).toHaveBeenCalledOnce();
});
