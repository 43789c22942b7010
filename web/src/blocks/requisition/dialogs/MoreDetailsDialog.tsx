import { Accordion } from "@mantine/core";
import { Dialog } from "@/ui/Dialog";
import { nameOfSubject } from "../subject";
import { LoadedRequisition } from "./LoadedRequisition";
import classes from "./MoreDetailsDialog.module.css";
import type { SubjectDialogProps } from "./props";
import { Comments, Prose } from "./TextDialogs";

export function MoreDetailsDialog({ opened, onClose, seed }: SubjectDialogProps) {
  return (
    <Dialog opened={opened} title="More Details" subtitle={nameOfSubject(seed)} size={640} onClose={onClose}>
      <LoadedRequisition serial={seed.serial}>
        {(whole) => (
          <Accordion multiple defaultValue={["jd"]} order={3} classNames={classes}>
            <Accordion.Item value="jd">
              <Accordion.Control>Job Description</Accordion.Control>
              <Accordion.Panel>
                <Prose text={whole.jd} />
              </Accordion.Panel>
            </Accordion.Item>
            <Accordion.Item value="skills">
              <Accordion.Control>Skills</Accordion.Control>
              <Accordion.Panel>
                <Prose text={whole.skills} />
              </Accordion.Panel>
            </Accordion.Item>
            <Accordion.Item value="comments">
              <Accordion.Control>Comments</Accordion.Control>
              <Accordion.Panel>
                <Comments whole={whole} />
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
        )}
      </LoadedRequisition>
    </Dialog>
  );
}
