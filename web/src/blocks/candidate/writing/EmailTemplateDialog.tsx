import { MultiSelect, TextInput } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ApplicationKey } from "@/api/application";
import { sessionQuery } from "@/api/session";
import { emailChoicesQuery } from "@/api/template";
import { colleaguesQuery, mailTemplate } from "@/api/writing";
import { wentWrong } from "@/blocks/candidate/candidateForm";
import { useWrite } from "@/blocks/write/useWrite";
import { FilledText, GappedWords } from "./FilledText";
import { type Drawn, TemplateDialog } from "./TemplateDialog";
import classes from "./writing.module.css";

type Props = {
  opened: boolean;
  of: ApplicationKey;
  name: string;
  /** The candidate, their address and what they apply for. */
  about: string;
  onEditProfile: () => void;
  onClose: () => void;
};

/** A mail to the candidate from a template, with copies to colleagues. */
export function EmailTemplateDialog({ opened, of, name, about, onEditProfile, onClose }: Props) {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const templates = useQuery({ ...emailChoicesQuery(userId), enabled: opened });
  const [cc, setCc] = useState<readonly string[]>([]);
  const mail = useWrite({ topics: ["message"], unanswered: wentWrong, onDone: onClose });
  return (
    <TemplateDialog
      opened={opened}
      title="Email Template"
      subtitle={about}
      of={of}
      kind="mail"
      templates={{ ...templates, data: templates.data?.map(({ id, name }) => ({ id, name })) }}
      busy={mail.busy}
      error={mail.error}
      changed={cc.length > 0}
      submit="Send"
      submitIcon={<IconSend size={16} stroke={1.7} aria-hidden="true" />}
      foot="It is queued at once; Messages shows what became of it."
      draw={(drawn) => <Letter {...drawn} name={name} cc={cc} onCc={setCc} />}
      onSubmit={({ template, filled, draft }) => {
        const order = { template, to: filled.to, cc, ...draft };
        mail.run({ of, order }, (key) => mailTemplate(of, order, key));
      }}
      onEditProfile={onEditProfile}
      onClose={onClose}
    />
  );
}

type LetterProps = Drawn & {
  name: string;
  cc: readonly string[];
  onCc: (addresses: readonly string[]) => void;
};

const longestSubject = 200;

function Letter({ filled, draft, gaps, mode, editor, change, name, cc, onCc }: LetterProps) {
  const { data: colleagues = [], isError } = useQuery(colleaguesQuery);
  return (
    <div className={classes.letter}>
      <dl className={classes.letterHead}>
        <dt>To</dt>
        <dd>
          {name} <span className={classes.muted}>{filled.to || "no e-mail address"}</span>
        </dd>
        <dt>CC</dt>
        <dd>
          <MultiSelect
            aria-label="Copies to colleagues"
            placeholder={cc.length === 0 ? "Add colleagues" : "Add"}
            variant="unstyled"
            searchable
            maxValues={19}
            limit={50}
            data={colleagues.map((one) => ({ value: one.email, label: one.name }))}
            value={[...cc]}
            onChange={onCc}
            nothingFoundMessage={isError ? "The users could not be loaded." : "Nobody found"}
          />
        </dd>
        <dt>Subject</dt>
        <dd className={classes.strong}>
          {mode === "edit" ? (
            <TextInput
              aria-label="Subject"
              maxLength={longestSubject}
              value={draft.subject}
              onChange={(event) => change({ subject: event.currentTarget.value })}
            />
          ) : (
            <bdi>
              <GappedWords text={draft.subject} gaps={gaps} values={draft.values} />
            </bdi>
          )}
        </dd>
      </dl>
      {mode === "edit" ? (
        editor
      ) : (
        <div className={classes.letterText}>
          <FilledText html={draft.body} gaps={gaps} values={draft.values} />
        </div>
      )}
    </div>
  );
}
