import { Button } from "@mantine/core";
import { IconAlertTriangle, IconBrandWhatsapp } from "@tabler/icons-react";
import { openMessage } from "@/api/conversation";
import { BlockedTab } from "@/blocks/candidate/writing/BlockedTab";
import { useWhatsapp } from "@/blocks/candidate/writing/useWhatsapp";
import { Band } from "@/ui/Band";
import { Dialog } from "@/ui/Dialog";
import type { DialogProps } from "@/ui/dialogs";

type Props = DialogProps & {
  candidate: string;
  /** The id of the message that was kept. */
  message: string;
  name: string;
};

/** Offers a person's own WhatsApp where nothing is set up to send an ESA Link. */
export function EsaLinkKept({ candidate, message, name, opened, onClose }: Props) {
  const whatsapp = useWhatsapp(onClose);
  return (
    <Dialog
      opened={opened}
      title="ESA Link is kept"
      subtitle={`Nothing is set up to send it. You can send it to ${name} from your own WhatsApp.`}
      onClose={onClose}
    >
      {(whatsapp.error || whatsapp.blocked) && (
        <Band tone="amber" icon={<IconAlertTriangle />}>
          {whatsapp.blocked ? <BlockedTab address={whatsapp.blocked} /> : whatsapp.error}
        </Band>
      )}
      <Button
        leftSection={<IconBrandWhatsapp size={16} stroke={1.7} aria-hidden="true" />}
        loading={whatsapp.busy}
        data-autofocus
        onClick={() => whatsapp.open({ open: message }, (key) => openMessage(candidate, message, key))}
      >
        Open in WhatsApp
      </Button>
    </Dialog>
  );
}
