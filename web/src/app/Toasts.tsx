import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications, useNotifications } from "@mantine/notifications";
import { type CSSProperties, useLayoutEffect, useState } from "react";
import { useBottomRow } from "@/ui/BottomRow";
import { controlsInFront, leastCovering } from "@/ui/leastCovering";
import classes from "./Toasts.module.css";

/** The header ends above it. */
const top = 60;
const gap = 8;
/** A dialog that closes uncovers the buttons below it. */
const lookEvery = 200;

/** Toasts show for a second and a half at the bottom, or above the buttons that are there. */
export function Toasts() {
  const shown = useNotifications().notifications.length > 0;
  const row = useBottomRow();
  const [edge, setEdge] = useState<number>();
  useLayoutEffect(() => {
    const box = document.querySelector(`.${classes.toasts}[data-position="bottom-center"]`);
    if (!shown || !box) return;
    let was: number | undefined;
    const place = () => {
      const { left, right } = box.getBoundingClientRect();
      const bottom = Math.min(window.innerHeight, row?.getBoundingClientRect().top ?? Infinity) - gap;
      was = leastCovering(box.scrollHeight, { top, bottom }, controlsInFront(left, right, box), was);
      setEdge(was);
    };
    place();
    const timer = window.setInterval(place, lookEvery);
    return () => window.clearInterval(timer);
  }, [shown, row]);
  const style = { "--edge": edge === undefined ? undefined : `${edge}px` } as CSSProperties;
  return <Notifications className={classes.toasts} style={style} position="bottom-center" autoClose={1500} />;
}
