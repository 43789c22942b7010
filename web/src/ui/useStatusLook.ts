import { createContext, useContext } from "react";
import { noLooks, type StatusLook, type StatusLooks, statusLook } from "./statusTone";

/** The looks that the administration has given to statuses, for everything that draws one. */
export const StatusLooksContext = createContext<StatusLooks>(noLooks);

export function useStatusLook(): (name: string) => StatusLook {
  const own = useContext(StatusLooksContext);
  return (name) => statusLook(name, own);
}
