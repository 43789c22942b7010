/** Runs it at most once in `pause` milliseconds: at once, and again after the pause if it was asked for meanwhile. */
export function atMostEvery(pause: number, run: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  function rest(): void {
    timer = setTimeout(() => {
      timer = undefined;
      if (!asked) return;
      asked = false;
      run();
      rest();
    }, pause);
  }
  return {
    ask: () => {
      if (timer !== undefined) {
        asked = true;
        return;
      }
      run();
      rest();
    },
    stop: () => clearTimeout(timer),
  };
}
