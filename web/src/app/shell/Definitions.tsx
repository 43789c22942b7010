import { codeOf, useCode } from "@/ui/onDemand";

const definitionList = codeOf(async () => (await import("@/blocks/dashboard/DefinitionList")).DefinitionList);

/** The definitions of a dashboard's figures; the texts load on demand. */
export function Definitions({ path }: { path: string }) {
  const DefinitionList = useCode(definitionList, true);
  return DefinitionList && <DefinitionList path={path} />;
}
