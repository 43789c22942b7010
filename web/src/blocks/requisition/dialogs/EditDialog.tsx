import { Input } from "@mantine/core";
import { useId, useState } from "react";
import { editRequisition } from "@/api/requisitionStep";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { FormDialog } from "@/ui/FormDialog";
import { checkEdit, type EditField, employmentTypes } from "../rules";
import { isIntern } from "../subject";
import { CommentField } from "./CommentField";
import classes from "./form.module.css";
import type { SubjectDialogProps } from "./props";
import { useSubjectStep } from "./useSubjectStep";

/** Another employment type, which asks the approver again. */
export function EditDialog(props: SubjectDialogProps) {
  const name = useId();
  const [type, setType] = useState("");
  const [comment, setComment] = useState("");
  const [asking, setAsking] = useState(false);
  const step = useSubjectStep<EditField>(props, {
    failure: "Something went wrong",
    fields: { EMPLOYMENT_TYPE: "type", COMMENT: "comment" },
  });
  const { subject, about, mended } = step;
  const fault = step.faultOf("type");

  function edit(): void {
    setAsking(false);
    const order = { type, position: subject.position, comment: comment.trim() };
    step.run(order, (by) => editRequisition(by, order));
  }

  return (
    <>
      <FormDialog
        opened={props.opened}
        title="Edit Requisition"
        subtitle={`${about} · now ${subject.employmentType}`}
        submit="Submit"
        busy={step.busy}
        error={step.error}
        dirty={type !== "" || comment !== ""}
        onSubmit={() => setAsking(!step.complain(checkEdit(type, comment)))}
        onClose={props.onClose}
      >
        <div className={classes.stack}>
          <Input.Wrapper label="Employment type" labelElement="div" error={fault}>
            <div className={classes.radios} role="radiogroup" aria-label="Employment type">
              {employmentTypes.map((option) => (
                <label key={option} className={classes.radio}>
                  <input
                    type="radio"
                    name={name}
                    value={option}
                    checked={type === option}
                    disabled={option === "Intern" && isIntern(subject)}
                    aria-invalid={fault !== undefined}
                    onChange={() => mended(setType)(option)}
                  />
                  {option}
                </label>
              ))}
            </div>
          </Input.Wrapper>
          <CommentField value={comment} onChange={mended(setComment)} error={step.faultOf("comment")} />
        </div>
      </FormDialog>
      <ConfirmDialog
        opened={props.opened && asking}
        question="Are you sure you want to edit this requisition?"
        about={`${about}: ${type}. The approver is asked again.`}
        onYes={edit}
        onNo={() => setAsking(false)}
      />
    </>
  );
}
