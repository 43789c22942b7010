import { Button } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { Dialog } from "@/ui/Dialog";

type Props = {
  /** Opens the message in one's own WhatsApp; empty while there is none to open. */
  address: string;
  name: string;
  onClose: () => void;
};

/** Offers a person's own WhatsApp where nothing is set up to send an ESA Link. */
export function EsaLinkKept({ address, name, onClose }: Props) {
  return (
    <Dialog
      opened={address !== ""}
      title="ESA Link is kept"
      subtitle={`Nothing is set up to send it. You can send it to ${name} from your own WhatsApp.`}
      onClose={onClose}
    >
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconBrandWhatsapp size={16} stroke={1.7} aria-hidden="true" />}
        data-autofocus
        onClick={onClose}
      >
        Open in WhatsApp
      </Button>
    </Dialog>
  );
}
