/** How long a palette may take to open; after it, the keys belong to the screen again. */
const longest = 5_000;

/**
 * Keeps what is typed after the key that opens the palette until its field is there: people type on without waiting.
 * Returns the function that ends it and returns what was typed.
 */
export function typedAhead(): () => string {
  let typed = "";
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("keydown", listen, { capture: true });
  const end = () => window.removeEventListener("keydown", listen, { capture: true });
  const timer = setTimeout(end, longest);
  return () => {
    clearTimeout(timer);
    end();
    const taken = typed;
    typed = "";
    return taken;
  };
}
