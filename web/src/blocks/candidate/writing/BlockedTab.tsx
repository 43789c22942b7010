/** Offers the address that the browser did not let us open. */
export function BlockedTab({ address }: { address: string }) {
  return (
    <span>
      This browser does not let Muster open a tab. It is noted as opened:{" "}
      <a href={address} target="_blank" rel="noopener noreferrer">
        Open WhatsApp
      </a>
    </span>
  );
}
