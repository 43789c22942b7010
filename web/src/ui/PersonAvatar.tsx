import { type CSSProperties, useState } from "react";
import { hashOf, initials } from "@/lib/text";
import classes from "./PersonAvatar.module.css";
import { type Tone, toneStyle } from "./tone";

/** Without red, which means trouble. */
const avatarTones: readonly Tone[] = ["sky", "plum", "amber", "teal", "green", "olive", "slate"];

type Props = { name: string; picture?: string | null; size?: 24 | 28 | 44 };

/** A person's picture, or initials in a constant tone. Hidden from screen readers: the name is beside it. */
export function PersonAvatar({ name, picture, size = 24 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const tone = avatarTones[hashOf(name) % avatarTones.length] ?? "slate";
  const style: CSSProperties = { ...toneStyle[tone], ["--size" as string]: `${size}px` };
  if (picture && picture !== broken) {
    return (
      <img
        className={classes.avatar}
        style={style}
        src={picture}
        alt=""
        width={size}
        height={size}
        onError={() => setBroken(picture)}
      />
    );
  }
  return (
    <span className={classes.avatar} style={style} data-size={size} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
