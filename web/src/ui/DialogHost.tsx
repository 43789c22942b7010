import { Component, type ComponentType, type ReactNode, Suspense, useEffect } from "react";
import {
  changeHosted,
  type DialogPart,
  type DialogProps,
  dropAllHosted,
  dropHosted,
  type Hosted,
  useHosted,
} from "./dialogs";
import { tellNotLoaded } from "./notLoaded";
import { type Code, useCode } from "./onDemand";

/** Longer than anything takes to fade out. */
const fading = 500;

const isCode = <Props extends DialogProps>(part: DialogPart<Props>): part is Code<ComponentType<Props>> =>
  "ask" in part;

/** A component is code that is there. */
function codeFor(part: DialogPart<DialogProps>): Code<ComponentType<DialogProps>> {
  if (isCode(part)) return part;
  return { get: () => part, ask: async () => part, preload: async () => {} };
}

/** What goes wrong in a dialog takes the dialog away, and not the screen behind it. */
class Apart extends Component<
  { onFailed: (cause: unknown) => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(cause: unknown) {
    this.props.onFailed(cause);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function restoreFocus(opener: Element | null): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

/** One dialog: it is mounted closed and opens next, so that Mantine knows where the focus was, and returns it. */
function Shown({ dialog, below }: { dialog: Hosted; below: boolean }) {
  const { id, part, props, wanted, drawn, opener, close } = dialog;
  const Part = useCode(codeFor(part), true, () => {
    tellNotLoaded();
    close();
  });
  const there = Part !== undefined;
  useEffect(() => {
    if (!there) return;
    // A menu that has opened it is gone by now.
    restoreFocus(opener);
    changeHosted(id, { drawn: true });
  }, [there, id, opener]);
  const goal = wanted ? undefined : dialog.goal;
  useEffect(() => {
    if (wanted) return;
    // Before Mantine returns the focus, which it leaves alone if it has moved by then.
    const moving = window.setTimeout(() => goal?.()?.focus({ preventScroll: true }));
    const dropping = window.setTimeout(() => dropHosted(id), fading);
    return () => {
      window.clearTimeout(moving);
      window.clearTimeout(dropping);
    };
  }, [wanted, goal, id]);
  return Part ? <Part {...props} opened={wanted && drawn && below} onClose={close} /> : null;
}

/** Shows the dialogs that are open, each above those that were opened before it. */
export function DialogHost() {
  const hosted = useHosted();
  useEffect(() => dropAllHosted, []);
  return hosted.map((dialog, place) => (
    <Apart
      key={dialog.id}
      onFailed={(cause) => {
        console.error(cause);
        dialog.close();
      }}
    >
      <Suspense>
        <Shown dialog={dialog} below={hosted.slice(0, place).every((one) => one.drawn || !one.wanted)} />
      </Suspense>
    </Apart>
  ));
}
