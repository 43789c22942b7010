import { IconX } from "@tabler/icons-react";
import { IconButton } from "@/ui/IconButton";
import { PersonAvatar } from "@/ui/PersonAvatar";
import type { NamedShare } from "../rules";
import classes from "./form.module.css";

type Props = { list: readonly NamedShare[]; onChange: (list: readonly NamedShare[]) => void };

/** The recruiters of a list and their numbers of positions; each can be removed. */
export function ShareTable({ list, onChange }: Props) {
  return (
    <table className={classes.shares}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">No. of Position</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {list.length === 0 && (
          <tr>
            <td colSpan={3} className={classes.none}>
              No Data Available
            </td>
          </tr>
        )}
        {list.map((share) => (
          <tr key={share.recruiter}>
            <td>
              <span className={classes.person}>
                <PersonAvatar name={share.name} />
                {share.name}
              </span>
            </td>
            <td>{share.positions}</td>
            <td>
              <IconButton
                small
                label={`Remove ${share.name}`}
                icon={<IconX />}
                onClick={() => onChange(list.filter((other) => other !== share))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
