import { TextInput } from "@mantine/core";
import { IconBrandWhatsapp, IconFileUpload, IconLink, IconLinkOff, IconMail } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ApplicationKey, NextButton } from "@/api/application";
import { endLinks, type LinkKind, linksQuery, makeLink } from "@/api/candidateLink";
import { wentWrong } from "@/blocks/candidate/candidateForm";
import { linkTitles, type SentLink } from "@/blocks/candidate/writing/sentLink";
import { openConfirmation } from "@/blocks/write/openConfirmation";
import { useWrite } from "@/blocks/write/useWrite";
import { copyText } from "@/ui/copyText";
import { Dialog } from "@/ui/Dialog";
import { type DialogProps, openDialog } from "@/ui/dialogs";
import { IconButton } from "@/ui/IconButton";
import { toast } from "@/ui/toast";
import { Action } from "./Action";
import classes from "./ActionList.module.css";
import { linkState } from "./linkState";

type Props = {
  of: ApplicationKey;
  name: string;
  /** Whether the candidate can be given another link to the form, and why not. */
  mayForm: Pick<NextButton, "enabled" | "reason">;
  /** When the consent was withdrawn, which ended the links; empty while one stands or none was given. */
  withdrawnAt: string;
  onLink: (sent: SentLink) => void;
};

/** A link that was made, and whether the browser let us copy it. */
type Made = { message: string; address: string; copied: boolean };

const always = { enabled: true, reason: "" };

const kinds = [
  ["form", "Copy form link", <IconLink key="i" />],
  ["resume", "Copy resume link", <IconFileUpload key="i" />],
] as const;

const ways = [
  ["mail", <IconMail key="i" />],
  ["whatsapp", <IconBrandWhatsapp key="i" />],
] as const;

/** The links for a candidate: each is made anew and copied; its state is that of the newest. */
export function LinkActions({ of, name, mayForm, withdrawnAt, onLink }: Props) {
  const { data: links = [] } = useQuery(linksQuery(of));
  const make = useWrite<Made>({
    topics: ["candidate"],
    unanswered: wentWrong,
    success: "Link Copied Successfully!",
    handled: (made) => {
      if (!made.copied) openDialog(CopyDialog, { address: made.address });
      return !made.copied;
    },
  });
  const end = () =>
    openConfirmation({
      question: "Are you sure you want to end the links?",
      about: `Every link that ${name} has will stop working.`,
      removes: true,
      topics: ["candidate"],
      unanswered: wentWrong,
      order: { end: of.candidate },
      act: (key) => endLinks(of.candidate, key),
    });

  const copy = (kind: LinkKind) =>
    make.run({ of, kind }, async (key) => {
      const made = await makeLink(of, kind, key);
      return { message: "", address: made, copied: await copyText(made) };
    });
  const may = (kind: LinkKind) => {
    const known = kind === "form" ? mayForm : always;
    return { ...known, enabled: known.enabled && !make.busy };
  };
  return (
    <>
      {kinds.map(([kind, label, icon]) => (
        <div key={kind} className={classes.beside}>
          <Action
            icon={icon}
            may={may(kind)}
            hint={withdrawnAt && "Another link asks for the consent again"}
            below
            note={
              may(kind).reason
                ? "Closed"
                : linkState(
                    links.find((link) => link.kind === kind),
                    withdrawnAt,
                  )
            }
            onPress={() => copy(kind)}
          >
            {label}
          </Action>
          {/* The form's are beside its name, where the documents have them. */}
          {kind === "resume" && (
            <div className={classes.ways}>
              {ways.map(([channel, way]) => (
                <IconButton
                  key={channel}
                  small
                  label={linkTitles[channel][kind]}
                  icon={way}
                  onClick={() => onLink({ channel, link: kind })}
                />
              ))}
            </div>
          )}
        </div>
      ))}
      {links.some(({ state }) => state !== "ended") && (
        <Action icon={<IconLinkOff />} may={always} onPress={end}>
          End links
        </Action>
      )}
    </>
  );
}

function CopyDialog({ address, ...dialog }: DialogProps & { address: string }) {
  return (
    <Dialog {...dialog} title="Copy this link">
      <TextInput
        aria-label="Link"
        description="This browser does not let Muster copy it."
        inputWrapperOrder={["input", "description"]}
        readOnly
        data-autofocus
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={() => toast.success("Link Copied Successfully!")}
      />
    </Dialog>
  );
}
