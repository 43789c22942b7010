import { describePlace, text } from "@/lib/placeSearch";

/** The requisition whose candidates are called, by id or serial; empty for all. */
export const callingPlace = describePlace({ req: text(/^([0-9a-f-]{36}|\d{1,9}(-\d{1,4})?)$/) });
