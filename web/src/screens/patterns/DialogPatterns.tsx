import { Button, Input, Select, Textarea } from "@mantine/core";
import { IconPencil, IconPlus, IconUserMinus, IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { ConfirmDialog } from "@/ui/ConfirmDialog";
import { FormDialog } from "@/ui/FormDialog";
import { IconButton } from "@/ui/IconButton";
import { NumberField } from "@/ui/NumberField";
import { Segmented } from "@/ui/Segmented";
import { SideDrawer } from "@/ui/SideDrawer";
import { StatusButton } from "@/ui/StatusButton";
import { Timeline } from "@/ui/Timeline";
import { toast } from "@/ui/toast";
import { PatternCard } from "./PatternCard";
import classes from "./Patterns.module.css";

const history = [
  {
    id: "4",
    status: "Re-Assigned",
    who: "Rohit Pawar",
    at: "2026-02-12T10:42:00Z",
    icon: <IconUserPlus />,
    comment: "2 positions moved from Kavya Menon to Rohit Pawar.",
  },
  {
    id: "3",
    status: "Hr Revoke",
    who: "Kavya Menon",
    at: "2026-02-11T06:10:00Z",
    icon: <IconUserMinus />,
    comment: "Working on the ELCM batch until April.",
  },
  {
    id: "2",
    status: "Inprogress",
    who: "Aarti Deshmukh",
    at: "2026-02-10T04:25:00Z",
    comment: "First calls made.",
  },
  { id: "1", status: "New", who: "Mahesh Kale", at: "2026-01-30T12:50:00Z", icon: <IconPlus /> },
];

function AssignDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [status, setStatus] = useState<"Assign" | "Hold">("Assign");
  const [positions, setPositions] = useState("0");
  const [stipend, setStipend] = useState("15,000");
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    if (Number(positions) > 0) {
      toast.success("Position Updated Successfully");
      onClose();
    } else {
      setError("Please Enter Valid Position Number");
    }
  };
  return (
    <FormDialog
      opened={opened}
      title="Assign Recruiter"
      subtitle="1186 · Data Analyst Intern · 4 positions"
      submit="Assign"
      dirty={positions !== "0"}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <Select label="Recruiter" defaultValue="Sneha Joshi" data={["Sneha Joshi", "Rohit Pawar"]} />
        <div className={classes.pair}>
          <NumberField
            label="No. of Positions"
            value={positions}
            error={error}
            onChange={(value) => {
              setPositions(value);
              setError(null);
            }}
          />
          <Input.Wrapper label="Status" labelElement="div">
            <Segmented
              form
              label="Status"
              value={status}
              onChange={setStatus}
              segments={[
                { value: "Assign", label: "Assign" },
                { value: "Hold", label: "Hold" },
              ]}
            />
          </Input.Wrapper>
          <NumberField label="Stipend" value={stipend} onChange={setStipend} />
          <Select label="Tenure (Months)" defaultValue="6" data={["1", "2", "3", "4", "5", "6"]} />
        </div>
        <Textarea label="Comment" autosize minRows={2} />
      </div>
    </FormDialog>
  );
}

type Open = "form" | "failed" | "remove" | "edit" | "wide" | "narrow" | null;

export function DialogPatterns() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <PatternCard title="Dialogs, drawers, toasts">
      <div className={classes.row}>
        <Button onClick={() => setOpen("form")}>Form dialog</Button>
        <Button variant="default" onClick={() => setOpen("failed")}>
          Failed form
        </Button>
        <Button variant="default" onClick={() => setOpen("remove")}>
          Confirm removal
        </Button>
        <Button variant="default" onClick={() => setOpen("edit")}>
          Confirm change
        </Button>
        <Button variant="default" onClick={() => setOpen("wide")}>
          Drawer 800
        </Button>
        <Button variant="default" onClick={() => setOpen("narrow")}>
          Drawer 500
        </Button>
      </div>
      <div className={classes.row}>
        <Button variant="default" onClick={() => toast.success("Position Revoked Successfully")}>
          Success toast
        </Button>
        <Button variant="default" onClick={() => toast.error("Something Went Wrong")}>
          Error toast
        </Button>
        <Button variant="default" onClick={() => toast.info("Resume Not Attached!!", { file: true })}>
          Info toast
        </Button>
      </div>

      <AssignDialog opened={open === "form"} onClose={close} />
      <FormDialog
        opened={open === "failed"}
        title="Revoke Requisition"
        submit="Revoke"
        removes
        error="Something Went Wrong"
        dirty={false}
        onSubmit={() => {}}
        onClose={close}
      >
        <Textarea label="Comment" autosize minRows={3} />
      </FormDialog>
      <ConfirmDialog
        opened={open === "remove"}
        question="Are you sure you want to Revoke?"
        about="1187 · Senior Java Developer"
        removes
        onYes={close}
        onNo={close}
      />
      <ConfirmDialog
        opened={open === "edit"}
        question="Are you sure you want to edit this requisition?"
        onYes={close}
        onNo={close}
      />
      <SideDrawer
        opened={open === "wide"}
        size={800}
        title="Senior Java Developer"
        status={<StatusButton status="Inprogress" />}
        subtitle="Req ID 1187"
        tools={<IconButton label="Edit Requisition" icon={<IconPencil />} />}
        actions={
          <>
            <Button leftSection={<IconUserPlus />}>Assign</Button>
            <Button variant="default">Raise Requisition</Button>
          </>
        }
        dangers={
          <Button variant="default" c="var(--tone-red-text)">
            Revoke Requisition
          </Button>
        }
        onClose={close}
      >
        <div className={classes.drawerBody}>
          <Timeline label="Timeline of 1187" entries={history} />
        </div>
      </SideDrawer>
      <SideDrawer opened={open === "narrow"} size={500} title="Candidate Timeline" onClose={close}>
        <div className={classes.drawerBody}>
          <Timeline dots label="Timeline of Omkar Jadhav" entries={history} />
        </div>
      </SideDrawer>
    </PatternCard>
  );
}
