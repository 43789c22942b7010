import { createContext, useContext } from "react";
import { noLooks, type StatusLook, type StatusLooks, statusLook } from "./statusTone";

/** The configured looks of statuses, for every component that shows one. */
export const StatusLooksContext = createContext<StatusLooks>(noLooks);

export function useStatusLook(): (name: string) => StatusLook {
  const own = useContext(StatusLooksContext);
  return (name) => statusLook(name, own);
}
