import { Menu } from "@mantine/core";
import type { ReactElement } from "react";
import classes from "./WordMenu.module.css";
import { type Word, wordText } from "./words";

type Props = {
  words: readonly Word[];
  /** Called with the word as it is written into the text. */
  onPick: (text: string) => void;
  /** The button that opens the list. */
  children: ReactElement;
};

/** Offers the words that can stand in a text by what they mean. */
export function WordMenu({ words, onPick, children }: Props) {
  return (
    // The field that takes the word takes the focus too.
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
