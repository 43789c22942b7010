import { useQuery } from "@tanstack/react-query";
import {
  dropFormerResume,
  formerResumeHref,
  type ResumeNotes as Notes,
  resumeNotesQuery,
} from "@/api/candidateLink";
import { wentWrong } from "@/blocks/candidate/candidateForm";
import { openConfirmation } from "@/blocks/write/openConfirmation";
import { formatDate, formatDateTime } from "@/lib/dates";
import classes from "./CandidateBox.module.css";

type Props = { candidate: string; mayEdit: boolean };

type Note = NonNullable<Notes["resume"]>;

const whoOf = ({ by, byLink }: Note) => (byLink ? "by link" : by && `by ${by}`);
const cameText = (note: Note) => [`Came ${formatDateTime(note.at)}`, whoOf(note)].filter(Boolean).join(", ");

/** When the resume came and from whom. What a link's upload replaced is kept until somebody drops it. */
export function ResumeNotes({ candidate, mayEdit }: Props) {
  const { data } = useQuery(resumeNotesQuery(candidate));
  if (!data?.resume) return null;
  const { resume, former } = data;
  const drop = () =>
    openConfirmation({
      question: "Are you sure you want to drop the former resume?",
      about: "The resume that the candidate uploaded stays.",
      removes: true,
      topics: ["candidate"],
      unanswered: wentWrong,
      order: { drop: candidate },
      act: (key) => dropFormerResume(candidate, key),
    });
  return (
    <div className={classes.part}>
      <h3>Resume</h3>
      <p className={classes.note}>{cameText(resume)}</p>
      {former && (
        <p className={classes.note}>
          Former resume of {formatDate(former.at)}
          <a href={formerResumeHref(candidate, former.file)} target="_blank" rel="noopener">
            View
          </a>
          {mayEdit && (
            <button type="button" className={classes.drop} onClick={drop}>
              Drop
            </button>
          )}
        </p>
      )}
    </div>
  );
}
