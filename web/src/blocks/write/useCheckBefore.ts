import { useEffect, useRef, useState } from "react";

/** A check that the server makes before an order leaves. Stopped, or with the form gone, nothing leaves. */
export function useCheckBefore() {
  const running = useRef<symbol | null>(null);
  const [checking, setChecking] = useState(false);
  useEffect(
    () => () => {
      running.current = null;
    },
    [],
  );

  function stop(): void {
    running.current = null;
    setChecking(false);
  }

  async function checkFirst(holds: () => Promise<boolean>, send: () => void): Promise<void> {
    const own = Symbol();
    running.current = own;
    setChecking(true);
    const held = await holds();
    if (running.current !== own) return;
    stop();
    if (!held) send();
  }

  return {
    checking,
    stop,
    checkFirst: (holds: () => Promise<boolean>, send: () => void) => {
      // The press before the next render.
      if (running.current === null) void checkFirst(holds, send);
    },
  };
}
