/** Copies a text to the clipboard; false if the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https there is no clipboard, but browsers still obey the old command.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const active = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Beside the focused element, because a dialog takes the focus back from anything outside it.
  (active?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand?.("copy") ?? false;
  field.remove();
  if (active instanceof HTMLElement) active.focus();
  return copied;
}
