import { allOpenTillDate, openTillDateQuery } from "@/api/openTillDate";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { useOpenDirectory } from "@/blocks/requisition/useOpenDirectory";
import { OpenTillDateView } from "./OpenTillDateView";
import { listOf, openPlace } from "./place";

export function OpenTillDateScreen() {
  const openDirectory = useOpenDirectory();
  const [place, go] = usePlace(openPlace);
  const asked = listOf(place);
  const { list, source } = useTableSource(openTillDateQuery(asked), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allOpenTillDate(asked),
  });
  return (
    <OpenTillDateView place={place} open={list.data} source={source} onPlace={go} onOpen={openDirectory} />
  );
}
