import { IconAlertCircleFilled, IconCircleCheckFilled } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { toneStyle } from "@/ui/tone";
import classes from "./Toasts.module.css";
import { toastStore } from "./toast";

export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.now);
  return (
    <div className={classes.toasts}>
      {toasts.map(({ id, tone, text }) => (
        <div key={id} role="alert" className={classes.toast} style={toneStyle[tone]}>
          {tone === "green" ? <IconCircleCheckFilled size={18} /> : <IconAlertCircleFilled size={18} />}
          {text}
        </div>
      ))}
    </div>
  );
}
