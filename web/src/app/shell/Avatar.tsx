import type { Session } from "@/api/account";
import { initials } from "@/lib/text";
import classes from "./Header.module.css";

/** The profile picture, or the initials of a person without one. The name stands beside it or in the menu. */
export function Avatar({ session }: { session: Session }) {
  if (session.pictureUrl)
    return <img className={classes.avatar} src={session.pictureUrl} alt="" width={28} height={28} />;
  return (
    <span className={classes.avatar} aria-hidden="true">
      {initials(`${session.firstName} ${session.lastName}`)}
    </span>
  );
}
