import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A screen with a table takes more than the usual second to appear on a busy machine with two cores.
configure({ asyncUtilTimeout: 25_000 });

// happy-dom has no layout, and Mantine needs these on mount.
window.matchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = NoResize;
window.HTMLElement.prototype.scrollIntoView = () => {};
Object.defineProperty(document, "fonts", {
  configurable: true,
  value: { addEventListener: () => {}, removeEventListener: () => {}, ready: Promise.resolve() },
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
