import { choice, describePlace } from "@/lib/placeSearch";
import { processes } from "./order";

/** The process whose statuses are shown. */
export const statusesPlace = describePlace({ process: choice(processes, "Requisition") });
