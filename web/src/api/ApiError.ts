/** A call without a '200': refused by a rule or by the protocol, or never answered. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    /** CODE of the answer; empty when the answer had none. */
    readonly code: string,
    message: string,
    /** Our name for the input at fault, if the server names one. */
    readonly field: string = "",
    /** Identifies the request in the server's log. */
    readonly requestId: string = "",
    /** All inputs at fault by our names, with their sentences, if the server names several. */
    readonly faults: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  get offline(): boolean {
    return this.status === 0;
  }

  /** Something else was saved under the key of this order. */
  get keyTaken(): boolean {
    return this.field === "Idempotency-Key";
  }
}
