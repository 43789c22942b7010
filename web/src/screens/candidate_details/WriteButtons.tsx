import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconMail } from "@tabler/icons-react";
import type { NextMoves } from "@/api/application";

const ways = [
  ["whatsappTemplate", "WhatsApp Template", <IconBrandWhatsapp key="i" size={15} stroke={1.7} />],
  ["emailTemplate", "Email Template", <IconMail key="i" size={15} stroke={1.7} />],
] as const;

type Props = { buttons: NextMoves["buttons"]; onWrite: (way: (typeof ways)[number][0]) => void };

/** The ways to write another message, as far as the server allows them. */
export function WriteButtons({ buttons, onWrite }: Props) {
  const allowed = ways.filter(([way]) =>
    buttons.some(({ action, shown, enabled }) => action === way && shown && enabled),
  );
  if (allowed.length === 0) return null;
  return allowed.map(([way, label, icon]) => (
    <Button key={way} variant="default" size="xs" leftSection={icon} onClick={() => onWrite(way)}>
      {label}
    </Button>
  ));
}
