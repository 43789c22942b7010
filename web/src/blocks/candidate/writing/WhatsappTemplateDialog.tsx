import { IconBrandWhatsapp } from "@tabler/icons-react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ApplicationKey } from "@/api/application";
import { sessionQuery } from "@/api/session";
import { whatsappTemplatesQuery } from "@/api/template";
import { openWhatsapp } from "@/api/writing";
import { BlockedTab } from "./BlockedTab";
import { FilledText } from "./FilledText";
import { TemplateDialog } from "./TemplateDialog";
import { useWhatsapp } from "./useWhatsapp";
import classes from "./writing.module.css";

type Props = {
  opened: boolean;
  of: ApplicationKey;
  /** The candidate, their mobile and what they apply for. */
  about: string;
  onEditProfile: () => void;
  onClose: () => void;
};

/** A WhatsApp text from a template, sent by the person from their own telephone. */
export function WhatsappTemplateDialog({ opened, of, about, onEditProfile, onClose }: Props) {
  const { userId, facts } = useSuspenseQuery(sessionQuery).data;
  const templates = useQuery({
    ...whatsappTemplatesQuery(userId, facts.manager),
    enabled: opened,
  });
  const whatsapp = useWhatsapp(onClose);
  return (
    <TemplateDialog
      opened={opened}
      title="WhatsApp Template"
      subtitle={about}
      of={of}
      kind="chat"
      templates={{
        ...templates,
        data: templates.data?.map(({ id, name, category, sent }) => ({ id, name, category, used: sent })),
      }}
      busy={whatsapp.busy}
      error={whatsapp.blocked ? <BlockedTab address={whatsapp.blocked} /> : whatsapp.error}
      submit="Open WhatsApp"
      submitIcon={<IconBrandWhatsapp size={16} stroke={1.7} aria-hidden="true" />}
      foot="WhatsApp opens with this text and you send it there. Muster notes it as opened, not as sent."
      draw={({ draft, gaps, mode, editor }) =>
        mode === "edit" ? (
          editor
        ) : (
          <div className={classes.chat}>
            <div className={classes.bubble}>
              <FilledText html={draft.body} gaps={gaps} values={draft.values} />
            </div>
          </div>
        )
      }
      onSubmit={({ template, draft }) => {
        const order = { template, body: draft.body, values: draft.values };
        whatsapp.open({ of, order }, (key) => openWhatsapp(of, order, key));
      }}
      onEditProfile={onEditProfile}
      onClose={onClose}
    />
  );
}
