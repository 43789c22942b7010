import { openRequisition } from "@/blocks/requisition/openRequisition";
import type { Form } from "./form";

const subject = {
  id: "r1",
  serial: "1187",
  position: "Developer",
  version: 4,
  status: "Approved",
  employmentType: "Full Time",
  positions: 6,
  unassigned: 2,
  onboarded: 0,
  remaining: 6,
  stipend: null,
  tenure: null,
};
const assignment = { recruiterId: "imran", recruiter: "Imran Shaikh", positions: 2, openings: 2 };
const text = { Comment: "What was typed" };
const requisition = "blocks/requisition/dialogs";

export const requisitionForms: readonly Form[] = [
  {
    file: `${requisition}/AssignDialog.tsx`,
    open: () => openRequisition({ kind: "assign", subject, status: "Hold" }),
    type: { Note: "What was typed" },
    submit: "Hold",
  },
  {
    file: `${requisition}/ReassignDialog.tsx`,
    open: () => openRequisition({ kind: "reassign", subject, assignment }),
    steps: [
      { pick: "Recruiter", choice: "One" },
      { type: "No. Of Positions", value: "1" },
      { press: "Save" },
    ],
    type: { "No. Of Positions": "2" },
    shown: "One",
    submit: "Submit",
  },
  {
    file: `${requisition}/EditDialog.tsx`,
    open: () => openRequisition({ kind: "edit", subject }),
    type: text,
    tick: ["Contract"],
    submit: "Submit",
    confirms: true,
  },
  {
    file: `${requisition}/NewRequisitionDialog.tsx`,
    open: () => openRequisition({ kind: "new" }),
    type: { Skills: "What was typed", "No. of Positions": "2" },
    pick: { Position: "Developer", State: "Goa", City: "Panaji", "Requested by": "CEO · Sales" },
    days: { TAT: "20 November 2026" },
    submit: "Submit",
  },
  {
    file: `${requisition}/RaiseDialog.tsx`,
    open: () => openRequisition({ kind: "raise", subject }),
    type: { ...text, "No. of Positions": "2" },
    submit: "Submit",
  },
  {
    file: `${requisition}/PositionRevokeDialog.tsx`,
    open: () => openRequisition({ kind: "revokePosition", subject }),
    type: { ...text, "No. of Positions": "2" },
    submit: "Revoke",
    confirms: true,
  },
  {
    file: `${requisition}/RecruiterRevokeDialog.tsx`,
    open: () => openRequisition({ kind: "revokeRecruiter", subject, assignment }),
    type: text,
    submit: "Revoke",
    confirms: true,
  },
  {
    file: `${requisition}/RevokeRequisitionDialog.tsx`,
    open: () => openRequisition({ kind: "revokeRequisition", subject }),
    type: text,
    submit: "Revoke",
    confirms: true,
  },
];
