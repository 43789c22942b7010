import { type ComponentType, useCallback, useEffect, useState } from "react";
import { LoadingRows } from "@/ui/LoadingRows";
import { Failure } from "./Failure";
import { Paper } from "./Paper";

type PageProps = { ids: string[] };

type Props = PageProps & { load: () => Promise<ComponentType<PageProps>> };

/** A page with code of its own, which loads before anything of the page is shown. */
export function LoadedPage({ load, ids }: Props) {
  const [found, setFound] = useState<{ Page: ComponentType<PageProps> } | "failed" | null>(null);
  const ask = useCallback(() => {
    setFound(null);
    load().then(
      (Page) => setFound({ Page }),
      () => setFound("failed"),
    );
  }, [load]);
  useEffect(ask, [ask]);

  if (found !== null && found !== "failed") return <found.Page ids={ids} />;
  return (
    <Paper company="">
      {found === "failed" ? <Failure text="This page could not be loaded." onRetry={ask} /> : <LoadingRows />}
    </Paper>
  );
}
