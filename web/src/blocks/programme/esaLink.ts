import { copyText } from "@/ui/copyText";
import { toast } from "@/ui/toast";

/** The address of the ESA programme's public page. It has nothing personal in it. */
export const esaLink = () => `${window.location.origin}/esa_add_candidate`;

export async function copyEsaLink(): Promise<void> {
  if (await copyText(esaLink())) toast.success("ESA Link Copied Successfully!");
  else toast.info(`Please copy it yourself: ${esaLink()}`);
}
