import { Menu } from "@mantine/core";
import type { ReactElement } from "react";
import classes from "./WordMenu.module.css";
import { type Word, wordText } from "./words";

type Props = {
  words: readonly Word[];
  /** Called with the placeholder as written in the text. */
  onPick: (text: string) => void;
  /** The button that opens the list. */
  children: ReactElement;
};

/** Offers the placeholders of a text by their meaning. */
export function WordMenu({ words, onPick, children }: Props) {
  return (
    // The field that receives the placeholder takes the focus.
    <Menu position="bottom-end" offset={4} width={320} returnFocus={false}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown className={classes.list}>
        {words.map(({ name, meaning }) => (
          <Menu.Item key={name} onClick={() => onPick(wordText(name))}>
            <span className={classes.word}>
              {meaning}
              <code className={classes.code}>{wordText(name)}</code>
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
