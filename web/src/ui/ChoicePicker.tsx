import { codeOf } from "./onDemand";
import { PickerField } from "./PickerField";
import { usePopup } from "./popup/usePopup";

export const choiceBox = codeOf(async () => (await import("./ChoiceBox")).ChoiceBox);

export type Choice = { value: string; label: string };

type Props = {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
};

/** A choice of a few in a toolbar: the field shows the current one, its list the others. */
export function ChoicePicker({ label, choices, value, onChange }: Props) {
  const popup = usePopup(choiceBox, { kind: "menu" });
  return (
    <>
      <PickerField
        label={label}
        icon={null}
        value={choices.find((choice) => choice.value === value)?.label ?? ""}
        placeholder=""
        popup={popup}
      />
      {popup.Box && <popup.Box {...popup.box} choices={choices} value={value} onChange={onChange} />}
    </>
  );
}
