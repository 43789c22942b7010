import { IconBrandWhatsapp, IconEye, IconForms, IconMail, IconPhone } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ApplicationKey, NextButton } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { formQuery, formSteps } from "@/api/profile";
import { formHref } from "@/blocks/candidate/formLink";
import type { SentLink } from "@/blocks/candidate/writing/sentLink";
import { formatDate } from "@/lib/dates";
import { IconButton } from "@/ui/IconButton";
import { Action } from "./Action";
import classes from "./ActionList.module.css";
import { ConsentActions } from "./ConsentActions";
import { LinkActions } from "./LinkActions";

type Props = {
  of: ApplicationKey;
  name: string;
  /** The server's answer about each button: whoever may edit the profile may edit the form and make links. */
  buttons: readonly NextButton[];
  /** The latest call; undefined if there was none. */
  lastCall: CandidateStep | undefined;
  onView: () => void;
  onTimeline: () => void;
  onLink: (sent: SentLink) => void;
};

const always = { enabled: true, reason: "" };

/** The ways to send the link of the form. */
const sendings = [
  ["emailLink", "mail", "Email Link", <IconMail key="i" />],
  ["whatsappLink", "whatsapp", "WhatsApp Link", <IconBrandWhatsapp key="i" />],
] as const;

const callText = (step: CandidateStep) => `Last call: ${step.status}, ${formatDate(step.at)}`;

/** The candidate's form: how far it has come, and the ways to it. */
export function FormActions({ of, name, buttons, lastCall, onView, onTimeline, onLink }: Props) {
  const { data: form } = useQuery(formQuery(of.candidate));
  const edit = buttons.find(({ action }) => action === "edit");
  const mayForm = buttons.find(({ action }) => action === "emailLink") ?? always;
  const mayEdit = edit?.shown === true && edit.enabled;
  return (
    <>
      <div className={classes.form}>
        <Action
          below
          icon={<IconForms />}
          may={always}
          note={form ? `${form.stepsDone} of ${formSteps}` : " "}
          onPress={() => (mayEdit ? window.open(formHref(of.candidate), "_blank") : onView())}
        >
          Candidate Form
        </Action>
        <div className={classes.icons}>
          <IconButton
            small
            label={lastCall ? callText(lastCall) : "Not called yet"}
            icon={<IconPhone />}
            style={lastCall && { color: `var(--tone-${lastCall.tone}-dot)` }}
            onClick={onTimeline}
          />
          {sendings.map(([action, channel, label, icon]) => {
            const may = buttons.find((button) => button.action === action);
            return (
              may?.shown && (
                <IconButton
                  key={action}
                  small
                  label={may.enabled ? label : `${label}: ${may.reason}`}
                  icon={icon}
                  aria-disabled={!may.enabled}
                  onClick={() => may.enabled && onLink({ channel, link: "form" })}
                />
              )
            );
          })}
          <IconButton small label="View form" icon={<IconEye />} onClick={onView} />
        </div>
      </div>
      {mayEdit && (
        <LinkActions
          of={of}
          name={name}
          mayForm={mayForm}
          withdrawnAt={form?.consent.withdrawnAt ?? ""}
          onLink={onLink}
        />
      )}
      {mayEdit && form && <ConsentActions candidate={of.candidate} name={name} form={form} />}
    </>
  );
}
