import { IconCircleCheck } from "@tabler/icons-react";
import { Button } from "../parts/Button";
import { Notice } from "../parts/Notice";
import classes from "./Finished.module.css";

type Props = { candidate: string; onReview: () => void };

/** All five steps are saved. Review only looks through them once more. */
export function Finished({ candidate, onReview }: Props) {
  return (
    <section className={classes.card}>
      <Notice
        done
        icon={<IconCircleCheck />}
        title="All steps completed - you're finished"
        text="Your recruiter has what you entered. You can close this page."
      >
        <div className={classes.actions}>
          <Button look="primary" onClick={onReview}>
            Review
          </Button>
          <a href={`/candidate_info_form?candidate=${candidate}`}>See what you entered</a>
        </div>
      </Notice>
    </section>
  );
}
