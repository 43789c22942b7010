import { ChoicePicker } from "@/ui/ChoicePicker";
import { EmailPanel } from "./email/EmailPanel";
import classes from "./MasterView.module.css";
import { type MasterName, type MasterPlace, masterLabels, masters } from "./place";
import { PositionPanel } from "./positions/PositionPanel";
import { SourcePanel } from "./sources/SourcePanel";
import type { Writer } from "./templates/writer";
import { WhatsappPanel } from "./whatsapp/WhatsappPanel";

type Props = {
  writer: Writer;
  /** Users of the admin type see both template tables, without a choice. */
  templatesOnly: boolean;
  place: MasterPlace;
  onPlace: (change: Partial<MasterPlace>) => void;
  onMaster: (master: MasterName) => void;
};

const choices = masters.map((value) => ({ value, label: masterLabels[value] }));

function Chosen({ writer, place, onPlace }: Pick<Props, "writer" | "place" | "onPlace">) {
  const table = {
    view: place.table,
    onView: (view: MasterPlace["table"]) => onPlace({ table: view }),
    stacked: false,
  };
  switch (place.master) {
    case "position":
      return <PositionPanel {...table} userId={writer.userId} />;
    case "source":
      return <SourcePanel {...table} userId={writer.userId} />;
    case "whatsapp":
      return <WhatsappPanel {...table} writer={writer} />;
    case "email":
      return <EmailPanel {...table} writer={writer} />;
  }
}

export function MasterView({ writer, templatesOnly, place, onPlace, onMaster }: Props) {
  if (templatesOnly) {
    return (
      <div className={classes.page}>
        <WhatsappPanel
          writer={writer}
          stacked
          view={place.whatsapp}
          onView={(whatsapp) => onPlace({ whatsapp })}
        />
        <EmailPanel writer={writer} stacked view={place.email} onView={(email) => onPlace({ email })} />
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <div>
        <ChoicePicker
          label="Select Master"
          choices={choices}
          value={place.master}
          onChange={(value) => onMaster(masters.find((name) => name === value) ?? masters[0])}
        />
      </div>
      {/* Each master is a separate table, with its own columns and search. */}
      <Chosen key={place.master} writer={writer} place={place} onPlace={onPlace} />
    </div>
  );
}
