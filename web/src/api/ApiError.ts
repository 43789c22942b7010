/** A call that was not answered with '200': refused by a rule, by the protocol, or not answered at all. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    /** The HTTP status; 0 when no answer came. */
    readonly status: number,
    /** CODE of the answer; empty when the answer had none. */
    readonly code: string,
    message: string,
    /** The input at fault, by our name for it, where the server names one. */
    readonly field: string = "",
    /** Names this request in the server's log. */
    readonly requestId: string = "",
  ) {
    super(message);
  }

  get offline(): boolean {
    return this.status === 0;
  }
}
