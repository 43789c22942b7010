import { Drawer } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { BottomRow } from "./BottomRow";
import { useEscape } from "./escape";
import { FirstFocus } from "./FirstFocus";
import { IconButton } from "./IconButton";
import classes from "./SideDrawer.module.css";

type Props = {
  opened: boolean;
  title: string;
  /** Beside the title. */
  status?: ReactNode;
  subtitle?: ReactNode;
  /** One main action and the secondary ones. */
  actions?: ReactNode;
  /** Destructive actions, set apart at the right. */
  dangers?: ReactNode;
  /** Icon buttons before the close button. */
  tools?: ReactNode;
  /** 800 for a panel with a table, 1200 and 1360 for wide ones, 500 for a list; full width on a phone. */
  size: 500 | 800 | 1200 | 1360;
  /** Stays visible below the content. */
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function SideDrawer(props: Props) {
  const { opened, title, status, subtitle, actions, dangers, tools, size, foot, onClose, children } = props;
  useEscape(opened, onClose);
  const regionProps = { tabIndex: 0, role: "region", "aria-label": `${title}, content` };
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      size={`min(${size}px, 100vw)`}
      position="right"
      closeOnEscape={false}
    >
      <Drawer.Overlay />
      <Drawer.Content classNames={{ content: classes.content }}>
        <FirstFocus />
        <div className={classes.head}>
          <div className={classes.top}>
            <div className={classes.names}>
              <div className={classes.titleRow}>
                {/* The focus starts here: on the first button it would show a tooltip over the content. */}
                <Drawer.Title className={classes.title} tabIndex={-1} data-autofocus>
                  {title}
                </Drawer.Title>
                {status}
              </div>
              {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
            </div>
            {tools}
            <IconButton label="Close" icon={<IconX />} onClick={onClose} />
          </div>
          {(actions || dangers) && (
            <div className={classes.actions}>
              {actions}
              {dangers && <div className={classes.actionsEnd}>{dangers}</div>}
            </div>
          )}
        </div>
        <div {...regionProps} className={classes.body}>
          {children}
        </div>
        {foot}
        {opened && <BottomRow />}
      </Drawer.Content>
    </Drawer.Root>
  );
}
