import { Input } from "@mantine/core";
import { useId, useState } from "react";
import { editRequisition } from "@/api/requisitionStep";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { FormDialog } from "@/ui/FormDialog";
import { checkEdit, type EditValues, employmentTypes } from "../rules";
import { isIntern } from "../subject";
import { CommentField } from "./CommentField";
import classes from "./form.module.css";
import type { SubjectDialogProps } from "./props";
import { useSubjectForm } from "./useSubjectForm";

/** Changes the employment type, which requires a new approval. */
export function EditDialog(props: SubjectDialogProps) {
  const name = useId();
  const [asking, setAsking] = useState(false);
  const form = useSubjectForm<EditValues>(props, {
    initial: { type: "", comment: "" },
    check: checkEdit,
    failure: "Something went wrong",
  });
  const { subject, about } = form;
  const { type, comment } = form.values;
  const fault = form.faultOf("type");

  function edit(): void {
    setAsking(false);
    const order = { type, position: subject.position, comment: comment.trim() };
    form.send(order, (by) => editRequisition(by, order));
  }

  return (
    <>
      <FormDialog
        {...form.dialog}
        opened={props.opened}
        title="Edit Requisition"
        subtitle={`${about} · now ${subject.employmentType}`}
        submit="Submit"
        onSubmit={() => setAsking(form.passes())}
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
                    onChange={() => form.set({ type: option })}
                  />
                  {option}
                </label>
              ))}
            </div>
          </Input.Wrapper>
          <CommentField {...form.field("comment")} />
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
