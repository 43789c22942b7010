import { notifications } from "@mantine/notifications";
import { IconAlertCircleFilled, IconCircleCheckFilled, IconInfoCircleFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { TextButton } from "./TextButton";
import classes from "./toast.module.css";
import { type Tone, toneStyle } from "./tone";

const shown = 1500;
const shownForFiles = 2000;

type Options = {
  /** Toasts about files and resumes stay half a second longer. */
  file?: boolean;
};

const looks = (tone: Tone, icon: ReactNode) => ({
  icon,
  withBorder: false,
  style: toneStyle[tone],
  classNames: {
    root: classes.toast,
    icon: classes.icon,
    body: classes.body,
    description: classes.text,
  },
});

function show(tone: Tone, icon: ReactNode, message: string, { file = false }: Options): string {
  return notifications.show({
    ...looks(tone, icon),
    message,
    autoClose: file ? shownForFiles : shown,
    withCloseButton: false,
  });
}

/** The toasts. Each returns the id it can be hidden with. */
export const toast = {
  success: (message: string, options: Options = {}) =>
    show("green", <IconCircleCheckFilled />, message, options),
  error: (message: string, options: Options = {}) => show("red", <IconAlertCircleFilled />, message, options),
  info: (message: string, options: Options = {}) => show("sky", <IconInfoCircleFilled />, message, options),
  /** Stays until it is closed: who is in the middle of something reloads when they are done. */
  notLoaded: () =>
    notifications.show({
      ...looks("red", <IconAlertCircleFilled />),
      id: "not loaded",
      message: (
        <span className={classes.lines}>
          This part of Muster could not be loaded
          <TextButton onClick={() => window.location.reload()}>Reload</TextButton>
        </span>
      ),
      autoClose: false,
    }),
};
