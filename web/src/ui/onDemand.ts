import { useEffect, useRef, useState } from "react";
import { tellNotLoaded } from "./notLoaded";

/** Code that is not part of the first load: loaded once, then available synchronously. */
export type Code<T> = { get: () => T | undefined; ask: () => Promise<T>; preload: () => Promise<void> };

type Preloadable = Pick<Code<unknown>, "preload">;

export function codeOf<T>(load: () => Promise<T>): Code<T> {
  let code: T | undefined;
  let asked: Promise<T> | undefined;
  async function run(): Promise<T> {
    try {
      code = await load();
      return code;
    } catch (cause) {
      asked = undefined;
      throw cause;
    }
  }
  function ask(): Promise<T> {
    asked ??= run();
    return asked;
  }
  return {
    get: () => code,
    ask,
    // A failed preload is ignored: the next use loads again and reports the failure.
    preload: () =>
      ask().then(
        () => {},
        () => {},
      ),
  };
}

/** The code once loaded; starts loading when `wanted`. Code that is already loaded costs no second render. */
export function useCode<T>(
  code: Code<T>,
  wanted: boolean,
  onFailed: (cause: unknown) => void = tellNotLoaded,
): T | undefined {
  const [, setArrived] = useState(false);
  const latest = useRef(onFailed);
  useEffect(() => {
    latest.current = onFailed;
  });
  useEffect(() => {
    if (!wanted || code.get() !== undefined) return;
    let gone = false;
    code.ask().then(
      () => gone || setArrived(true),
      (cause: unknown) => gone || latest.current(cause),
    );
    return () => {
      gone = true;
    };
  }, [code, wanted]);
  return code.get();
}

/** Runs it when the browser is idle; returns the function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(handle);
}

/**
 * Preloads the parts likely to be opened next, once the screen is loaded and the browser idle. One at a time: evaluated
 * together they would block the page for longer than a click may wait.
 */
export function usePreload(ready: boolean, parts: readonly Preloadable[]): void {
  useEffect(() => {
    if (!ready) return;
    let cancel = () => {};
    let left = false;
    const go = (place: number): void => {
      const part = parts[place];
      if (!part || left) return;
      cancel = whenIdle(() => void part.preload().then(() => go(place + 1)));
    };
    go(0);
    return () => {
      left = true;
      cancel();
    };
  }, [ready, parts]);
}
