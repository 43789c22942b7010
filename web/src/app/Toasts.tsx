import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";
import classes from "./Toasts.module.css";

/** Toasts show at the top right for a second and a half. */
export function Toasts() {
  return (
    <Notifications className={classes.toasts} position="top-right" autoClose={1500} containerWidth={360} />
  );
}
