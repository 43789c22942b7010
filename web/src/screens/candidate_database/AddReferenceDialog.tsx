import { MultiSelect, Select, TextInput } from "@mantine/core";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Added, KnownCandidate } from "@/api/candidate";
import { departmentOptionsQuery, type Option, positionOptionsQuery, sourceOptionsQuery } from "@/api/option";
import { citiesQuery } from "@/api/place";
import { educationOptionsQuery, insertReference } from "@/api/reference";
import { sessionQuery } from "@/api/session";
import { longestText, nameInput, validEmail, wentWrong } from "@/blocks/candidate/candidateForm";
import { Known, knownText } from "@/blocks/candidate/KnownCandidate";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";
import { NumberField } from "@/ui/NumberField";
import { toast } from "@/ui/toast";
import classes from "./AddReferenceDialog.module.css";
import {
  checkReference,
  emptyReference,
  type ReferenceField,
  type ReferenceValues,
  referenceOf,
} from "./referenceForm";

const choices = (options: readonly Option[]) => options.map(({ id, name }) => ({ value: id, label: name }));
const namesOf = (options: readonly Option[]) => options.map(({ name }) => name);

/** Adds somebody to think of later: no application, no owner. */
export function AddReferenceDialog({ opened, onClose }: DialogProps) {
  const { userId } = useSuspenseQuery(sessionQuery).data;
  const { data: departments = [] } = useQuery(departmentOptionsQuery);
  const { data: educations = [] } = useQuery(educationOptionsQuery);
  const { data: positions = [] } = useQuery(positionOptionsQuery);
  const { data: cities = [] } = useQuery(citiesQuery("all"));
  const { data: sources = [] } = useQuery(sourceOptionsQuery);
  const [known, setKnown] = useState<KnownCandidate | null>(null);
  const form = useWriteForm<ReferenceValues, Added>({
    initial: emptyReference,
    check: checkReference,
    topics: ["candidate"],
    unanswered: wentWrong,
    onChange: () => setKnown(null),
    handled: (answer) => {
      if (!answer.known) return false;
      toast.info(knownText(answer.message, answer.known));
      return true;
    },
    onDone: (answer) => {
      setKnown(answer.known);
      if (!answer.known) onClose();
    },
  });
  const shared = <Field extends ReferenceField>(field: Field) => ({
    ...form.field(field),
    size: "md" as const,
    withAsterisk: true,
  });

  function submit(): void {
    const reference = referenceOf(form.values);
    const wrongEmail = form.values.email !== "" && checkReference(form.values).email === validEmail;
    form.submit(reference, (key) => insertReference(reference, userId, key));
    if (wrongEmail) form.set({ emailCleared: true, email: "" });
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Add Reference Candidate"
      submit="Submit"
      size={640}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <TextInput
          {...shared("name")}
          label="Name"
          data-autofocus
          onChange={(event) => form.set({ name: nameInput(event.currentTarget.value) })}
        />
        <TextInput
          {...shared("email")}
          label="Email"
          type="email"
          inputMode="email"
          placeholder="name@mail.example"
          maxLength={longestText}
          onChange={(event) => form.set({ email: event.currentTarget.value, emailCleared: false })}
        />
        <TextInput {...shared("mobile")} label="Contact Number" type="tel" inputMode="numeric" />
        <NumberField
          {...shared("experience")}
          label="Experience (Years)"
          inputMode="decimal"
          onChange={(experience) => form.set({ experience })}
        />
        <MultiSelect
          {...shared("departments")}
          label="Suitable Department"
          placeholder={form.values.departments.length === 0 ? "Select department" : undefined}
          searchable
          data={choices(departments)}
          nothingFoundMessage="No department found"
        />
        <Select
          {...shared("education")}
          label="Highest Education"
          placeholder="Select education"
          data={namesOf(educations)}
        />
        <MultiSelect
          {...shared("positions")}
          label="Suitable Requisition"
          placeholder={form.values.positions.length === 0 ? "Select position" : undefined}
          searchable
          limit={50}
          data={choices(positions)}
          nothingFoundMessage="No position found"
        />
        <Select
          {...shared("city")}
          label="City"
          placeholder="Select city"
          searchable
          limit={50}
          data={cities}
          nothingFoundMessage="No city found"
        />
        <Select
          {...shared("source")}
          label="Candidate Source"
          placeholder="Select source"
          searchable
          data={choices(sources)}
          nothingFoundMessage="No source found"
        />
      </div>
      {known && <Known known={known} />}
    </FormDialog>
  );
}
