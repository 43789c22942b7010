import type { ApplicationKey } from "./application";
import { client, unwrap, type WriteAnswer } from "./client";

/** Telephone calls through the telephony service. Topic: message. */

/** Lets the service connect the user with the candidate. The service is asked once for each key. */
export function placeCall(of: ApplicationKey, key: string): Promise<WriteAnswer> {
  return unwrap(client.POST("/api/calls", { headers: { "Idempotency-Key": key }, body: of }));
}
