import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import classes from "./AdminView.module.css";

export type Place = { label: string; path: string; icon: ReactNode };

type Props = { firstName: string; role: string; department: string; places: readonly Place[] };

export function AdminView({ firstName, role, department, places }: Props) {
  return (
    <>
      <section className={classes.greeting}>
        <h2>Welcome, {firstName}</h2>
        <p>
          {role} · {department}
        </p>
      </section>
      {places.length === 0 ? (
        <p className={classes.none}>
          No other screens are open to you at present. Your profile is at the top right.
        </p>
      ) : (
        <ul className={classes.places} aria-label="Your screens">
          {places.map(({ label, path, icon }) => (
            <li key={path}>
              <Link to={path} className={classes.place}>
                <span className={classes.icon}>{icon}</span>
                <span className={classes.label}>{label}</span>
                <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
