import { IconEraser, IconUserOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { eraseProfile, type FormState, withdrawConsentFor } from "@/api/profile";
import { wentWrong } from "@/blocks/candidate/candidateForm";
import { openConfirmation } from "@/blocks/write/openConfirmation";
import { formatDate } from "@/lib/dates";
import { Action } from "./Action";

type Props = { candidate: string; name: string; form: FormState };

type Act = "withdraw" | "erase";

const always = { enabled: true, reason: "" };

const acts: Record<Act, { label: string; icon: ReactNode; question: string; call: typeof eraseProfile }> = {
  withdraw: {
    label: "Withdraw consent",
    icon: <IconUserOff />,
    question: "Are you sure you want to withdraw the consent?",
    call: withdrawConsentFor,
  },
  erase: {
    label: "Erase form",
    icon: <IconEraser />,
    question: "Are you sure you want to erase the form?",
    call: eraseProfile,
  },
};

const aboutOf = (act: Act, name: string) =>
  act === "withdraw"
    ? `${name} asked for it: links end, nothing is sent about other openings, and the managers are told.`
    : `What ${name} told in the form, and a resume that came by link, is gone for good. The record and the timeline stay.`;

/** The consent of a candidate who asks to withdraw it, and erasing, which is a manager's act and follows that. */
export function ConsentActions({ candidate, name, form }: Props) {
  const shown = form.mayErase ? "erase" : form.mayEdit && form.consent.given ? "withdraw" : null;
  if (!shown) return null;
  const { label, icon, question, call } = acts[shown];
  return (
    <Action
      icon={icon}
      may={always}
      below
      note={shown === "withdraw" ? `Given ${formatDate(form.consent.at)}` : undefined}
      onPress={() =>
        openConfirmation({
          question,
          about: aboutOf(shown, name),
          removes: true,
          topics: ["candidate"],
          unanswered: wentWrong,
          order: { [shown]: candidate },
          act: (key) => call(candidate, key),
        })
      }
    >
      {label}
    </Action>
  );
}
