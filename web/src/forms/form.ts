import type { ReactNode } from "react";

type Step = { pick: string; choice: string } | { type: string; value: string } | { press: string };

/** A form, and how it is filled in: forms.test.tsx tries each against every fault. */
export type Form = {
  file: string;
  /** Opens the dialog. */
  open?: () => unknown;
  /** Draws what stands in a page of its own. */
  page?: () => ReactNode;
  /** What is done before anything stays in the fields. */
  steps?: readonly Step[];
  /** By the labels of the fields; the first one is looked at afterwards. */
  type?: Readonly<Record<string, string>>;
  /** Options chosen, by the labels of their fields. */
  pick?: Readonly<Record<string, string>>;
  /** Days chosen, by the labels of their fields. */
  days?: Readonly<Record<string, string>>;
  /** Boxes ticked. */
  tick?: readonly string[];
  /** Files chosen, by the labels of their fields. */
  attach?: Readonly<Record<string, File>>;
  /** A text that shows what was filled in, beside what the first field has. */
  shown?: string;
  /** The main button. */
  submit: string;
  /** It asks once more before it sends. */
  confirms?: boolean;
};
