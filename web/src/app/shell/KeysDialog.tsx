import { useSyncExternalStore } from "react";
import { declaredKeys, type KeyGroup, lettersOn, onKeysChange, switchLetters } from "@/lib/keys";
import { CheckboxLine } from "@/ui/Checkbox";
import { Dialog } from "@/ui/Dialog";
import type { DialogProps } from "@/ui/dialogs";
import { Kbd } from "@/ui/Kbd";
import classes from "./KeysDialog.module.css";

/** The keys of the screen first, those of the whole app last; equal titles together, each key once. */
export function listed(
  groups: readonly KeyGroup[],
): { title: string; keys: [key: string, label: string][] }[] {
  const titles = new Map<string, Map<string, string>>();
  for (const layer of ["screen", "everywhere"] as const) {
    for (const { title, rows } of groups.filter((group) => group.layer === layer)) {
      for (const { key, label, off } of rows) {
        if (label === undefined || off) continue;
        const keys = titles.get(title) ?? new Map<string, string>();
        titles.set(title, keys.set(key, label));
      }
    }
  }
  return [...titles].map(([title, keys]) => ({ title, keys: [...keys] }));
}

/** `?`: the keys of the screen one is on. */
export function KeysDialog({ opened, onClose }: DialogProps) {
  const groups = useSyncExternalStore(onKeysChange, declaredKeys);
  const on = useSyncExternalStore(onKeysChange, lettersOn);
  return (
    <Dialog opened={opened} title="Keyboard shortcuts" size={460} onClose={onClose}>
      {listed(groups).map(({ title, keys }) => (
        <section key={title} className={classes.group}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, label]) => (
              <div key={key} data-resting={(!on && key.length === 1) || undefined}>
                <dt>{label}</dt>
                <dd>
                  <Kbd>{key}</Kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={classes.switch}>
        <CheckboxLine checked={on} onChange={(event) => switchLetters(event.currentTarget.checked)}>
          Letters work as keys
        </CheckboxLine>
        <p>They rest while you type. Keys with Ctrl work in any case.</p>
      </div>
    </Dialog>
  );
}
