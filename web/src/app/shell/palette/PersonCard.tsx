import { IconArrowLeft } from "@tabler/icons-react";
import type { FoundPerson } from "@/api/searchEverywhere";
import { spacedMobile } from "@/blocks/candidate/facts";
import { formatDate } from "@/lib/dates";
import { IconButton } from "@/ui/IconButton";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { StatusButton } from "@/ui/StatusButton";
import classes from "./PersonCard.module.css";

/** Somebody else's candidate: who works with them, on what and how far. There is nothing more to see. */
export function PersonCard({ person, onBack }: { person: FoundPerson; onBack: () => void }) {
  const { name, owner, ownerMobile, position, tab, status, lastContact } = person;
  return (
    <section className={classes.card} aria-label={name}>
      <header className={classes.head}>
        <IconButton label="Back to the search" icon={<IconArrowLeft />} onClick={onBack} data-autofocus />
        <PersonAvatar name={name} size={44} />
        <h2>{name}</h2>
        <StatusButton status={status} />
      </header>
      <dl className={classes.facts}>
        <div>
          <dt>Works with</dt>
          <dd>
            {owner || "Nobody"}
            {ownerMobile && (
              <>
                {" · "}
                <a href={`tel:${ownerMobile}`}>{spacedMobile(ownerMobile)}</a>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Position</dt>
          <dd>{position}</dd>
        </div>
        <div>
          <dt>Tab</dt>
          <dd>{tab.replaceAll("_", " ")}</dd>
        </div>
        <div>
          <dt>Last contact</dt>
          <dd>{lastContact ? formatDate(lastContact) : "—"}</dd>
        </div>
      </dl>
      <p className={classes.note}>This candidate is somebody else’s. Ask them before you call.</p>
    </section>
  );
}
