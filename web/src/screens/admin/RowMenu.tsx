import { Menu } from "@mantine/core";
import {
  IconBan,
  IconGitBranch,
  IconListDetails,
  IconMailForward,
  IconPencil,
  IconUsers,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Requisition, requisitionQuery } from "@/api/requisition";
import type { RequisitionDialog } from "@/blocks/requisition/openRequisition";
import { buttonOf, hasButton, type PanelAction } from "@/blocks/requisition/panel/buttonOf";
import { type Subject, subjectOfRow } from "@/blocks/requisition/subject";
import classes from "./RowMenu.module.css";

/** The row whose menu is open, and its button. */
export type OpenMenu = { row: Requisition; button: HTMLElement };

type Props = {
  menu: OpenMenu;
  onClose: () => void;
  onAssignments: (row: Requisition) => void;
  open: (dialog: RequisitionDialog) => void;
};

type Choice = {
  action: PanelAction;
  icon: ReactNode;
  danger?: boolean;
  dialog: (subject: Subject) => RequisitionDialog;
};

const icon = { size: 16, stroke: 1.7, "aria-hidden": true } as const;

const askAgain: Choice = {
  action: "Ask again",
  icon: <IconMailForward {...icon} />,
  dialog: (subject) => ({ kind: "askAgain", subject }),
};

const choices: readonly Choice[] = [
  {
    action: "Edit Requisition",
    icon: <IconPencil {...icon} />,
    dialog: (subject) => ({ kind: "edit", subject }),
  },
  {
    action: "Raise Requisition",
    icon: <IconGitBranch {...icon} />,
    dialog: (subject) => ({ kind: "raise", subject }),
  },
  {
    action: "Revoke Requisition",
    icon: <IconBan {...icon} />,
    danger: true,
    dialog: (subject) => ({ kind: "revokeRequisition", subject }),
  },
];

/**
 * The more menu of a row, for managers. One menu serves the whole table, anchored to the pressed button: a menu in
 * every row would cost more than the row.
 */
export function RowMenu({ menu, onClose, onAssignments, open }: Props) {
  const { row, button } = menu;
  const { data: whole } = useQuery(requisitionQuery(row.serial));
  const subject = subjectOfRow(row);
  const { left, top, width, height } = button.getBoundingClientRect();

  // The pressed item disappears with the menu; the button remains to take the focus back after a dialog.
  function leaveTo(run: () => void): void {
    button.focus();
    onClose();
    run();
  }

  function item({ action, icon: section, danger, dialog }: Choice) {
    const may = whole && buttonOf(whole, action);
    return (
      <Menu.Item
        key={action}
        data-tip={may && !may.enabled ? may.reason : undefined}
        leftSection={section}
        className={danger ? classes.danger : undefined}
        aria-disabled={!may?.enabled}
        data-blocked={!may?.enabled || undefined}
        closeMenuOnClick={false}
        onClick={() => {
          if (may?.enabled) leaveTo(() => open(dialog(subject)));
        }}
      >
        {action}
      </Menu.Item>
    );
  }

  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened) leaveTo(() => {});
      }}
      // Without a portal the menu stays in the page's landmark.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      floatingStrategy="fixed"
      position="bottom-end"
      width={208}
      shadow="md"
      classNames={{ item: classes.item }}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className={classes.anchor}
          style={{ left, top, width, height }}
          aria-label={`More of ${row.serial}, opened`}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconListDetails {...icon} />}
          onClick={() => leaveTo(() => open({ kind: "details", subject }))}
        >
          More Details
        </Menu.Item>
        <Menu.Item leftSection={<IconUsers {...icon} />} onClick={() => leaveTo(() => onAssignments(row))}>
          Assignments
        </Menu.Item>
        {whole && hasButton(whole, "Ask again") && item(askAgain)}
        {choices.filter(({ danger }) => !danger).map(item)}
        <Menu.Divider />
        {choices.filter(({ danger }) => danger).map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}
