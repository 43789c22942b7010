import { notifications } from "@mantine/notifications";
import { IconAlertCircleFilled, IconCircleCheckFilled, IconInfoCircleFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./toast.module.css";
import { type Tone, toneStyle } from "./tone";

const shown = 1500;
const shownForFiles = 2000;

type Options = {
  /** Toasts about files and resumes stay half a second longer. */
  file?: boolean;
};

function show(tone: Tone, icon: ReactNode, message: string, { file = false }: Options): string {
  return notifications.show({
    message,
    icon,
    autoClose: file ? shownForFiles : shown,
    withCloseButton: false,
    withBorder: false,
    style: toneStyle[tone],
    classNames: {
      root: classes.toast,
      icon: classes.icon,
      body: classes.body,
      description: classes.text,
    },
  });
}

/** The three toasts. Each returns the id it can be hidden with. */
export const toast = {
  success: (message: string, options: Options = {}) =>
    show("green", <IconCircleCheckFilled />, message, options),
  error: (message: string, options: Options = {}) => show("red", <IconAlertCircleFilled />, message, options),
  info: (message: string, options: Options = {}) => show("sky", <IconInfoCircleFilled />, message, options),
};
