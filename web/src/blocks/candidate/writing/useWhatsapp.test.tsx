import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/api/ApiError";
import { toast } from "@/ui/toast";
import { useWhatsapp } from "./useWhatsapp";

const address = "https://wa.me/919822041763?text=Hello";
const opened = async () => ({ message: "Opened in WhatsApp", address });
const onOpened = vi.fn();
let tab: { opener: unknown; close: () => void; location: { replace: (to: string) => void } };

beforeEach(() => {
  vi.restoreAllMocks();
  onOpened.mockReset();
  tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
  vi.spyOn(toast, "success").mockReturnValue("");
  vi.spyOn(toast, "error").mockReturnValue("");
});

function open(act_: () => Promise<{ message: string; address: string }>) {
  const { result } = renderHook(() => useWhatsapp(onOpened));
  act(() => result.current.open("order", act_));
  return result;
}

it("opens the tab in the click, cut off from this page, and leads it to WhatsApp", async () => {
  const opening = vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  open(opened);
  expect(opening).toHaveBeenCalledOnce();
  expect(tab.opener).toBeNull();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(address));
  expect(onOpened).toHaveBeenCalledOnce();
});

it("closes the tab when the server refuses", async () => {
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  const result = open(async () => {
    throw new ApiError(200, "409", "Candidate is Blacklisted");
  });
  await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(result.current.error).not.toBeNull();
});

it("offers the address where the browser blocks the tab", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  const result = open(opened);
  await waitFor(() => expect(result.current.blocked).toBe(address));
  expect(onOpened).not.toHaveBeenCalled();
  expect(toast.success).not.toHaveBeenCalled();
});
