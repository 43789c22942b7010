import { Input, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { PlaceFields } from "@/blocks/place/PlaceFields";
import type { WriteForm } from "@/blocks/write/useWriteForm";
import { CheckboxLine } from "@/ui/Checkbox";
import classes from "./CandidateFields.module.css";
import { type CandidateField, type CandidateValues, longestText, nameInput, tick } from "./candidateForm";
import { belowInput, Offer, type Offers } from "./Offer";
import { SalaryInput } from "./SalaryInput";

type Props = {
  form: WriteForm<CandidateValues>;
  /** The fields with a required mark. */
  required: ReadonlySet<CandidateField>;
  /** Whether to show the fields about work. */
  work: boolean;
  /** The two forms label relevant experience differently. */
  experienceIn: "Relative Experience" | "Relevant Experience";
  /** Values from elsewhere, each offered below its field. */
  offers?: Offers;
  /** Shown below the e-mail field. */
  emailNote?: ReactNode;
  /** Shown between the place and the fields about work. */
  children?: ReactNode;
};

type TextKey = "experience" | "experienceIn" | "noticePeriod" | "currentDesignation" | "currentCompany";

/** The fields that the forms about a candidate share. */
export function CandidateFields(props: Props) {
  const { form, required, work, offers, children } = props;
  const { values, set, faultOf } = form;
  const offer = (field: CandidateField) => {
    const value = offers?.values[field];
    return value && <Offer from={offers.from} value={value} onTake={() => set({ [field]: value })} />;
  };
  const shared = <Field extends CandidateField>(field: Field) => ({
    ...form.field(field),
    size: "md" as const,
    withAsterisk: required.has(field),
    description: offer(field),
    inputWrapperOrder: belowInput,
  });
  const text = (field: TextKey, label: string, placeholder?: string) => (
    <TextInput {...shared(field)} label={label} placeholder={placeholder} maxLength={longestText} />
  );
  return (
    <div className={classes.pair}>
      <TextInput
        {...shared("name")}
        label="Full Name"
        data-autofocus
        onChange={(event) => set({ name: nameInput(event.currentTarget.value) })}
      />
      <TextInput {...shared("mobile")} label="Mobile" type="tel" inputMode="numeric" />
      <TextInput
        {...shared("email")}
        label="Email"
        placeholder="name@mail.example"
        maxLength={longestText}
        description={
          (props.emailNote || offer("email")) && (
            <>
              {props.emailNote}
              {offer("email")}
            </>
          )
        }
      />
      <Textarea
        {...shared("address")}
        label="Address"
        autosize
        minRows={1}
        maxRows={4}
        maxLength={longestText}
        onChange={(event) => set({ address: event.currentTarget.value.replace(/\n/g, " ") })}
      />
      <PlaceFields
        value={values}
        onChange={set}
        error={{ state: faultOf("state"), city: faultOf("city") }}
        below={{ state: offer("state"), city: offer("city") }}
        required={required.has("state")}
      />
      {children}
      <Input.Wrapper label="Work" labelElement="div" error={faultOf("work")}>
        <div className={classes.boxes}>
          <CheckboxLine
            checked={values.work === "experienced"}
            aria-invalid={faultOf("work") ? true : undefined}
            onChange={(event) => set({ work: tick(values.work, "experienced", event.currentTarget.checked) })}
          >
            Experienced
          </CheckboxLine>
          <CheckboxLine
            checked={values.work === "working"}
            onChange={(event) => set({ work: tick(values.work, "working", event.currentTarget.checked) })}
          >
            Is Working
          </CheckboxLine>
        </div>
      </Input.Wrapper>
      {work && (
        <>
          {text("experience", "Experience", "Years")}
          {text("experienceIn", props.experienceIn, "Java, 3 years")}
          {text("noticePeriod", "Notice Period", "30 days")}
          <SalaryInput
            {...shared("currentGross")}
            label="Current Gross"
            onChange={(currentGross) => set({ currentGross })}
            per={values.currentGrossPer}
            onPer={(currentGrossPer) => set({ currentGrossPer })}
          />
          {text("currentDesignation", "Current Designation")}
          {text("currentCompany", "Current Company")}
        </>
      )}
    </div>
  );
}
