import { IconAlertTriangle, IconBrandWhatsapp, IconSend } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import type { ApplicationKey } from "@/api/application";
import { linkMessageQuery, mailLink, openWhatsapp } from "@/api/writing";
import { wentWrong } from "@/blocks/candidate/candidateForm";
import { useWrite } from "@/blocks/write/useWrite";
import { Band } from "@/ui/Band";
import { FailedState } from "@/ui/FailedState";
import { FormDialog } from "@/ui/FormDialog";
import { LoadingRows } from "@/ui/LoadingRows";
import { BlockedTab } from "./BlockedTab";
import { linkTitles, type SentLink } from "./sentLink";
import { useWhatsapp } from "./useWhatsapp";
import classes from "./writing.module.css";

type Props = SentLink & {
  opened: boolean;
  of: ApplicationKey;
  name: string;
  onEditProfile: () => void;
  onClose: () => void;
};

const icon = { size: 16, stroke: 1.7, "aria-hidden": true } as const;

/** Sends a candidate the link to their form, or to upload a resume. */
export function LinkDialog({ opened, of, name, channel, link, onEditProfile, onClose }: Props) {
  const { data, error, refetch } = useQuery({ ...linkMessageQuery(of, link, channel), enabled: opened });
  const mail = useWrite({ topics: ["message", "candidate"], unanswered: wentWrong, onDone: onClose });
  const whatsapp = useWhatsapp(onClose);
  const byMail = channel === "mail";

  function submit(): void {
    const order = { of, link };
    if (byMail) mail.run(order, (key) => mailLink(of, link, key));
    else whatsapp.open(order, (key) => openWhatsapp(of, { link }, key));
  }

  return (
    <FormDialog
      opened={opened}
      title={linkTitles[channel][link]}
      subtitle={[name, data?.to].filter(Boolean).join(" · ")}
      busy={byMail ? mail.busy : whatsapp.busy}
      error={
        whatsapp.blocked ? <BlockedTab address={whatsapp.blocked} /> : byMail ? mail.error : whatsapp.error
      }
      dirty={false}
      submit={byMail ? "Send" : "Open WhatsApp"}
      submitIcon={byMail ? <IconSend {...icon} /> : <IconBrandWhatsapp {...icon} />}
      submitDisabled={data?.refusal !== ""}
      footStart={
        <span className={classes.foot}>
          {byMail
            ? "It is queued at once; the link is made when it leaves."
            : "You send it there. Muster notes it as opened."}
        </span>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {error && !data ? (
        <FailedState text={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingRows count={5} />
      ) : (
        <>
          {data.refusal && (
            <Band tone="amber" icon={<IconAlertTriangle />}>
              {data.refusal}.
              <button type="button" className={classes.fix} onClick={onEditProfile}>
                Edit Profile
              </button>
            </Band>
          )}
          {data.subject && <p className={classes.strong}>{data.subject}</p>}
          <div className={classes.bubble}>
            {data.text
              .trim()
              .split(data.mark)
              .map((words, place) => (
                <Fragment key={words}>
                  {place > 0 && <span className={classes.link}>the link</span>}
                  {words}
                </Fragment>
              ))}
          </div>
        </>
      )}
    </FormDialog>
  );
}
