import { Component, type ReactNode } from "react";
import { FailedState } from "@/ui/FailedState";
import { TextButton } from "@/ui/TextButton";
import classes from "./Desk.module.css";

type Props = { title: string; folded: boolean; hint?: string; onRetry: () => void };

/** The card that could not be loaded: it says so in its own place, and what is below it stays. */
export function DeskFailed({ title, folded, hint, onRetry }: Props) {
  return (
    <section className={classes.desk} aria-label={title}>
      <div className={classes.top}>
        <h2>{title}</h2>
        {folded && (
          <span className={classes.clear} role="alert">
            Something Went Wrong <TextButton onClick={onRetry}>Try again</TextButton>
          </span>
        )}
      </div>
      {!folded && (
        <div className={classes.failed}>
          <FailedState hint={hint} onRetry={onRetry} />
        </div>
      )}
    </section>
  );
}

type PartProps = {
  /** What the part shows: with something new it is tried again by itself. */
  of: unknown;
  failed: (again: () => void) => ReactNode;
  children: ReactNode;
};
type PartState = { failed: boolean; of: unknown };

/** Keeps what goes wrong in one part of the card away from the others, and from the page. */
export class DeskPart extends Component<PartProps, PartState> {
  override state: PartState = { failed: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<PartState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: PartProps, state: PartState): Partial<PartState> | null {
    return of === state.of ? null : { failed: false, of };
  }

  override render(): ReactNode {
    const { failed, children } = this.props;
    return this.state.failed ? failed(() => this.setState({ failed: false })) : children;
  }
}
