import classes from "./DefinitionList.module.css";
import { definitions } from "./definitions";

/** The definitions of the figures on the current dashboard. */
export function DefinitionList({ path }: { path: string }) {
  return (
    <dl className={classes.list}>
      {definitions[path]?.map(({ figure, means }) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
