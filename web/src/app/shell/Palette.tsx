import { Modal, useMantineColorScheme } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Facts } from "@/api/account";
import { everythingQuery, type FoundPerson, isSearchable } from "@/api/searchEverywhere";
import { wishFor } from "@/lib/wish";
import { fits, rowFor } from "@/routes";
import { useEscape } from "@/ui/escape";
import { Kbd } from "@/ui/Kbd";
import { beforeFollowing, type MenuLink } from "../menu";
import classes from "./Palette.module.css";
import {
  countsOf,
  type Entry,
  groupsOf,
  type Kind,
  kinds,
  type PaletteAction,
  titleOf,
} from "./palette/entries";
import { PaletteRow } from "./palette/PaletteRow";
import { PersonCard } from "./palette/PersonCard";

type Props = {
  links: readonly MenuLink[];
  facts: Facts;
  /** Grows with every request to open, so that it can be opened again. */
  asked: number;
  /** Returns what was typed before the field was there. */
  ahead: RefObject<() => string>;
  onChangePassword: () => void;
  onSessions: () => void;
  onWeekly: () => void;
  onKeys: () => void;
  onSignOut: () => void;
};

const listId = "palette-list";
const placeholder = "Search people, requisitions, pages";

/** Ctrl K and `/`: people, requisitions, the screens this user may open, and what can be done from anywhere. */
export function Palette(props: Props) {
  const { asked, ahead, links } = props;
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState<Kind>("all");
  const [chosen, setChosen] = useState<string | null>(null);
  const [card, setCard] = useState<FoundPerson | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const kept = useRef({ typed: "", id: "" });
  const navigate = useNavigate();
  const [settled] = useDebouncedValue(typed.trim(), 80);
  const searchable = isSearchable(typed);
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...everythingQuery(settled),
    enabled: opened && isSearchable(settled),
  });
  const found = searchable && isSearchable(settled) ? data : undefined;
  const nobody = found?.peopleTotal === 0;
  const actions = useActions(props, nobody ? typed.trim() : "");

  useEffect(() => {
    if (asked === 0) return;
    setOpened(true);
    // A field that is there already gets no focus anew.
    setTyped(document.activeElement === input.current ? ahead.current() : "");
    setKind("all");
    setChosen(null);
    setCard(null);
  }, [asked, ahead]);

  const sought = { typed, found, links, actions };
  const counts = countsOf(sought);
  const groups = groupsOf(kind, sought);
  const entries = groups.flatMap((group) => group.entries);
  // What was selected while typing stays selected when the answer arrives: Enter must not take another row.
  const stays = kept.current.typed === typed ? kept.current.id : "";
  const selected =
    entries.find(({ id }) => id === chosen) ?? entries.find(({ id }) => id === stays) ?? entries[0];
  useEffect(() => {
    kept.current = { typed, id: selected?.id ?? "" };
  });
  const late = isPlaceholderData || settled !== typed.trim();
  const isOffer = (entry: Entry) => entry.kind === "action" && entry.action.id === "add-candidate" && nobody;
  const nothing = entries.every(isOffer) && !(searchable && (late || isFetching));

  const close = () => setOpened(false);
  const back = () => (card ? setCard(null) : close());
  useEscape(opened, back);
  const step = (by: 1 | -1) => {
    const at = selected ? entries.indexOf(selected) : -1;
    const next = entries[(at + by + entries.length) % entries.length];
    if (!next) return;
    setChosen(next.id);
    document.getElementById(next.id)?.scrollIntoView({ block: "nearest" });
  };
  const take = (entry: Entry, newTab = false) => {
    if (entry.kind === "action") {
      close();
      entry.action.run();
    } else if (entry.href === null) {
      if (entry.kind === "person") setCard(entry.person);
    } else if (newTab) {
      window.open(entry.href, "_blank");
    } else {
      close();
      if (entry.kind === "page") beforeFollowing({ path: entry.href });
      void navigate({ href: entry.href });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const ctrl = event.ctrlKey || event.metaKey;
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Tab") {
      const at = kinds.indexOf(kind) + (event.shiftKey ? -1 : 1);
      setKind(kinds[(at + kinds.length) % kinds.length] ?? "all");
    } else if (event.key === "Enter" && selected) take(selected, ctrl);
    else if (
      ctrl &&
      event.key.toLowerCase() === "d" &&
      selected?.kind === "person" &&
      selected.person.mobile
    ) {
      window.location.assign(`tel:${selected.person.mobile}`);
    } else return;
    event.preventDefault();
  };

  return (
    <Modal.Root
      opened={opened}
      onClose={back}
      closeOnEscape={false}
      size={720}
      yOffset={88}
      xOffset={12}
      radius="xl"
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Search" classNames={{ content: classes.content, inner: classes.inner }}>
        {card ? (
          <PersonCard person={card} onBack={() => setCard(null)} />
        ) : (
          <>
            <div className={classes.top}>
              <IconSearch size={18} stroke={1.7} aria-hidden="true" />
              <input
                ref={input}
                data-autofocus
                role="combobox"
                aria-label={placeholder}
                aria-expanded={entries.length > 0}
                aria-controls={listId}
                aria-activedescendant={selected?.id}
                autoComplete="off"
                spellCheck={false}
                maxLength={200}
                placeholder={placeholder}
                value={typed}
                onFocus={() => {
                  const before = ahead.current();
                  if (before) setTyped((since) => before + since);
                }}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  setChosen(null);
                }}
                onKeyDown={onKeyDown}
              />
              <button type="button" className={classes.leave} aria-label="Close, Esc" onClick={close}>
                <Kbd>Esc</Kbd>
              </button>
            </div>
            <div className={classes.kinds}>
              {kinds.map((one) => (
                <button
                  key={one}
                  type="button"
                  tabIndex={-1}
                  aria-pressed={one === kind}
                  onClick={() => {
                    setKind(one);
                    input.current?.focus();
                  }}
                >
                  {titleOf(one)} <span>{counts[one]}</span>
                </button>
              ))}
              <span className={classes.tab}>
                <Kbd>Tab</Kbd>
              </span>
            </div>
            <div className={classes.list} data-old={(searchable && late) || undefined}>
              {nothing && (
                <p className={classes.nothing} role="status">
                  Nothing found
                </p>
              )}
              <div id={listId} role="listbox" aria-label="Found">
                {groups.map(({ title, entries: rows }) => (
                  // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
                  <div key={title} role="group" aria-label={title}>
                    <div className={classes.title} aria-hidden="true">
                      {title}
                    </div>
                    {rows.map((entry) => (
                      <PaletteRow
                        key={entry.id}
                        entry={entry}
                        typed={typed}
                        selected={entry === selected}
                        onPoint={() => setChosen(entry.id)}
                        onTake={(newTab) => take(entry, newTab)}
                      />
                    ))}
                  </div>
                ))}
              </div>
            </div>
            <div className={classes.foot}>
              <span>
                <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
              </span>
              <span>
                <Kbd>↵</Kbd> open
              </span>
              <span>
                <Kbd>Ctrl ↵</Kbd> new tab
              </span>
              {selected?.kind === "person" && selected.person.mobile && (
                <span>
                  <Kbd>Ctrl D</Kbd> call
                </span>
              )}
              <span className={classes.hint}>Mobile digits, a serial or an e-mail work too</span>
            </div>
          </>
        )}
      </Modal.Content>
    </Modal.Root>
  );
}

/** What can be done from anywhere. What was typed and found nobody can be added as a candidate. */
function useActions(props: Props, typed: string): PaletteAction[] {
  const { facts } = props;
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const round = rowFor("/calling");
  const calling = round?.served && fits(round.who, facts);
  const adds = facts.manager || facts.recruiter || facts.esaHr || facts.esaAssigned;
  return [
    facts.manager && {
      id: "new-requisition",
      label: "New Requisition",
      run: () => {
        wishFor("newRequisition");
        void navigate({ to: "/admin" });
      },
    },
    adds && {
      id: "add-candidate",
      label: "Add Candidate",
      // Whoever was not found can be added.
      words: typed,
      run: () => {
        wishFor("addCandidate", typed);
        void navigate({ to: "/directory" });
      },
    },
    calling && {
      id: "start-calling",
      label: "Start calling",
      run: () => void navigate({ href: "/calling" }),
    },
    { id: "change-password", label: "Change Password", run: props.onChangePassword },
    { id: "login-sessions", label: "Login Sessions", run: props.onSessions },
    { id: "weekly-files", label: "Weekly Files", run: props.onWeekly },
    { id: "dark", label: "Dark mode", run: () => setColorScheme("dark") },
    { id: "light", label: "Light mode", run: () => setColorScheme("light") },
    { id: "keys", label: "Keyboard shortcuts", run: props.onKeys },
    { id: "sign-out", label: "Sign Out", words: "log out", run: props.onSignOut },
  ].filter((action) => typeof action === "object");
}
