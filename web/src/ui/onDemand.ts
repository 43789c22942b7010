import { useEffect, useState } from "react";

/** Code that is no part of the first load: asked for once, and at hand from then on. */
export type Code<T> = { get: () => T | undefined; ask: () => Promise<T>; preload: () => void };

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
    // Nobody waits for it yet: whoever does later asks again, and is told what went wrong.
    preload: () => void ask().catch(() => {}),
  };
}

/** The code once it is there, asked for as soon as it is wanted. What is at hand already costs no second drawing. */
export function useCode<T>(code: Code<T>, wanted: boolean): T | undefined {
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
  const [, setArrived] = useState(false);
  useEffect(() => {
    if (!wanted || code.get() !== undefined) return;
    let gone = false;
    code.ask().then(
      () => gone || setArrived(true),
      (cause: unknown) => gone || setFailure({ cause }),
    );
    return () => {
      gone = true;
    };
  }, [code, wanted]);
  if (failure) throw failure.cause;
  return code.get();
}

/**
 * A drawer, a popover or a menu that is loaded when it first opens. It is drawn closed once before that, so that it
 * moves in as it does every other time, and gives the focus back to what had it.
 */
export function useOverlay<T>(code: Code<T>, wanted: boolean): { Part: T | undefined; opened: boolean } {
  const [asked, setAsked] = useState(wanted);
  if (wanted && !asked) setAsked(true);
  const loaded = useCode(code, asked);
  const Part = asked ? loaded : undefined;
  const there = Part !== undefined;
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(there), [there]);
  return { Part, opened: wanted && drawn };
}

/** Runs it once the browser has nothing else to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(handle);
}

/** Loads parts that are likely to be opened next, once the screen has what it shows and the browser nothing to do. */
export function usePreload(ready: boolean, parts: readonly Preloadable[]): void {
  useEffect(() => {
    if (!ready) return;
    return whenIdle(() => {
      for (const part of parts) part.preload();
    });
  }, [ready, parts]);
}
