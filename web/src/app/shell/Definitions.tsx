import { codeOf, useCode } from "@/ui/onDemand";

const definitionList = codeOf(async () => (await import("@/blocks/dashboard/DefinitionList")).DefinitionList);

/** What the figures of a dashboard mean; the texts are fetched when somebody asks. */
export function Definitions({ path }: { path: string }) {
  const DefinitionList = useCode(definitionList, true);
  return DefinitionList && <DefinitionList path={path} />;
}
