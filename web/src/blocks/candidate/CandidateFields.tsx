import { Input, NumberInput, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { mobileDigits } from "@/blocks/account/mobile";
import { PlaceFields } from "@/blocks/place/PlaceFields";
import { CheckboxLine } from "@/ui/Checkbox";
import classes from "./CandidateFields.module.css";
import { type CandidateField, type CandidateValues, longestText, nameInput, tick } from "./candidateForm";

type Props = {
  values: CandidateValues;
  onChange: (change: Partial<CandidateValues>) => void;
  faultOf: (field: CandidateField) => string | undefined;
  /** Which fields bear a required mark. */
  required: ReadonlySet<CandidateField>;
  /** Whether the questions about work are asked. */
  work: boolean;
  /** The two forms have a word of their own for the experience that counts here. */
  expIn: "Relative Experience" | "Relevant Experience";
  /** Stands after the place, before the questions about work. */
  children?: ReactNode;
};

type TextKey = "email" | "expIn" | "exp" | "noticePeriod" | "designation" | "company";

/** The fields that the forms about a candidate share. */
export function CandidateFields(props: Props) {
  const { values, onChange, faultOf, required, work, children } = props;
  const shared = (field: CandidateField) => ({
    size: "md" as const,
    error: faultOf(field),
    withAsterisk: required.has(field),
  });
  const text = (field: TextKey, label: string, placeholder?: string) => (
    <TextInput
      {...shared(field)}
      label={label}
      placeholder={placeholder}
      maxLength={longestText}
      value={values[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  );
  return (
    <div className={classes.pair}>
      <TextInput
        {...shared("name")}
        label="Full Name"
        data-autofocus
        value={values.name}
        onChange={(event) => onChange({ name: nameInput(event.currentTarget.value) })}
      />
      <TextInput
        {...shared("mobile")}
        label="Mobile"
        type="tel"
        inputMode="numeric"
        value={values.mobile}
        onChange={(event) => onChange({ mobile: mobileDigits(event.currentTarget.value) })}
      />
      {text("email", "Email", "name@mail.example")}
      <Textarea
        {...shared("address")}
        label="Address"
        autosize
        minRows={1}
        maxRows={4}
        maxLength={longestText}
        value={values.address}
        onChange={(event) => onChange({ address: event.currentTarget.value.replace(/\n/g, " ") })}
      />
      <PlaceFields
        value={values}
        onChange={onChange}
        error={{ state: faultOf("state"), city: faultOf("city") }}
        required={required.has("state")}
      />
      {children}
      <Input.Wrapper label="Work" labelElement="div" error={faultOf("work")}>
        <div className={classes.boxes}>
          <CheckboxLine
            checked={values.work === "experienced"}
            onChange={(event) =>
              onChange({ work: tick(values.work, "experienced", event.currentTarget.checked) })
            }
          >
            Experienced
          </CheckboxLine>
          <CheckboxLine
            checked={values.work === "working"}
            onChange={(event) =>
              onChange({ work: tick(values.work, "working", event.currentTarget.checked) })
            }
          >
            Is Working
          </CheckboxLine>
        </div>
      </Input.Wrapper>
      {work && (
        <>
          {text("exp", "Experience", "Years")}
          {text("expIn", props.expIn, "Java, 3 years")}
          {text("noticePeriod", "Notice Period", "30 days")}
          <NumberInput
            {...shared("gross")}
            label="Current Gross"
            prefix="₹ "
            thousandsGroupStyle="lakh"
            thousandSeparator=","
            allowDecimal={false}
            allowNegative={false}
            hideControls
            maxLength={24}
            value={values.gross}
            onChange={(gross) => onChange({ gross: String(gross) })}
          />
          {text("designation", "Current Designation")}
          {text("company", "Current Company")}
        </>
      )}
    </div>
  );
}
