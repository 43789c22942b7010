import type { WaitRow } from "@/api/waiting";
import { EmailTemplateDialog } from "@/blocks/candidate/writing/EmailTemplateDialog";
import { WhatsappTemplateDialog } from "@/blocks/candidate/writing/WhatsappTemplateDialog";
import type { Way } from "./RemindMenu";

type Props = { row: WaitRow; way: Way; opened: boolean; onEditProfile: () => void; onClose: () => void };

/** The message that reminds a candidate, from a template. */
export function WriteDialog({ row, way, ...dialog }: Props) {
  const of = { candidate: row.candidateId, requisition: row.requisitionId };
  const about = [row.name, `${row.serial} ${row.position}`].join(" · ");
  if (way === "whatsapp") return <WhatsappTemplateDialog {...dialog} of={of} about={about} />;
  return <EmailTemplateDialog {...dialog} of={of} name={row.name} about={about} />;
}
