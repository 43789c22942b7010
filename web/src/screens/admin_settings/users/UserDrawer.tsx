import { Button } from "@mantine/core";
import { IconEdit, IconLogout, IconMailForward, IconUserCheck, IconUserOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type User, type UserAction, userActions, userQuery } from "@/api/user";
import { Facts } from "@/blocks/administration/Facts";
import { openConfirmation } from "@/blocks/write/openConfirmation";
import { formatDateTime } from "@/lib/dates";
import { countOf } from "@/lib/text";
import { Chips } from "@/ui/Chips";
import type { DialogProps } from "@/ui/dialogs";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { SideDrawer } from "@/ui/SideDrawer";
import { UserState } from "./columns";
import classes from "./UserDrawer.module.css";
import { grantLabels, nameOf } from "./words";

const setOrNot = (set: boolean) => (set ? "Set" : "Not set");

function Content({ user }: { user: User }) {
  return (
    <div className={classes.body}>
      <section className={classes.part}>
        <h3>Person</h3>
        <Facts
          facts={[
            ["Mobile", user.mobile],
            ["E-mail", user.email],
            ["Company mobile", user.companyMobile || "—"],
            ["Department", user.department],
            ["Role", user.role],
            ["Reports to", user.reportsToName || "—"],
            [
              "Grants",
              <Chips
                key="grants"
                title={`Grants of ${nameOf(user)}`}
                items={user.grants.map((name) => grantLabels[name] ?? name)}
                shown={5}
              />,
            ],
          ]}
        />
      </section>
      <section className={classes.part}>
        <h3>Telephony</h3>
        <Facts
          facts={[
            ["User id", user.telephonyUserId || "—"],
            ["Password", setOrNot(user.telephonyPasswordSet)],
            ["Secret", setOrNot(user.telephonySecretSet)],
          ]}
        />
      </section>
      <section className={classes.part}>
        <h3>Signing in</h3>
        <Facts
          facts={[
            ["Password", setOrNot(user.passwordSet)],
            ["Last signed in", formatDateTime(user.signedInAt) || "Never"],
            [
              "Signed in now",
              user.sessions > 0 ? (
                <Link
                  key="sessions"
                  to="/admin_settings/sessions"
                  search={{ user: user.id }}
                  className={classes.link}
                >
                  {countOf(user.sessions, "browser")}
                </Link>
              ) : (
                "Nowhere"
              ),
            ],
            ["Added", formatDateTime(user.createdAt)],
            [
              "Audit",
              <Link
                key="audit"
                to="/admin_settings/audit"
                search={{ about: user.id, from: "all" }}
                className={classes.link}
              >
                What was changed
              </Link>,
            ],
          ]}
        />
      </section>
    </div>
  );
}

const questions: Record<UserAction, { question: string; about: string; removes?: boolean }> = {
  disable: {
    question: "Are you sure you want to deactivate this user?",
    about: "They are signed out everywhere at once. What they did stays.",
    removes: true,
  },
  enable: {
    question: "Are you sure you want to activate this user?",
    about: "They can sign in again with their old password.",
  },
  passwordLink: {
    question: "Are you sure you want to mail a password link?",
    about: "The link works once, for 30 minutes.",
  },
  signOut: {
    question: "Are you sure you want to sign this user out everywhere?",
    about: "Every browser has to sign in again.",
    removes: true,
  },
};

function Actions({
  user,
  onAsk,
  onEdit,
}: {
  user: User;
  onAsk: (act: UserAction) => void;
  onEdit: () => void;
}) {
  const icon = { stroke: 1.7, "aria-hidden": true } as const;
  const reachable = user.active && user.maySignIn;
  return (
    <>
      <Button leftSection={<IconEdit {...icon} />} onClick={onEdit}>
        Edit
      </Button>
      {reachable && (
        <Button
          variant="default"
          leftSection={<IconMailForward {...icon} />}
          onClick={() => onAsk("passwordLink")}
        >
          Password link
        </Button>
      )}
      {user.sessions > 0 && (
        <Button variant="default" leftSection={<IconLogout {...icon} />} onClick={() => onAsk("signOut")}>
          Sign out everywhere
        </Button>
      )}
      {!user.active && (
        <Button variant="default" leftSection={<IconUserCheck {...icon} />} onClick={() => onAsk("enable")}>
          Activate
        </Button>
      )}
    </>
  );
}

type Props = DialogProps & { id: string; onEdit: () => void };

/** One user: their data, how they sign in, and the administrator's actions. */
export function UserDrawer({ id, opened, onClose, onEdit }: Props) {
  const { data, error, refetch } = useQuery(userQuery(id));
  function ask(verb: UserAction): void {
    if (!data) return;
    const { question, about, removes } = questions[verb];
    openConfirmation({
      question,
      about: `${nameOf(data)}. ${about}`,
      removes,
      topics: ["user"],
      quiet: true,
      order: [verb, id],
      act: () => userActions[verb](data),
    });
  }
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      size={800}
      title={data ? nameOf(data) : "User"}
      status={data && <UserState user={data} />}
      subtitle={data && `${data.role} · ${data.department}`}
      actions={data && <Actions user={data} onAsk={ask} onEdit={onEdit} />}
      dangers={
        data?.active && (
          <Button
            variant="default"
            c="var(--tone-red-text)"
            leftSection={<IconUserOff stroke={1.7} color="var(--tone-red-text)" aria-hidden="true" />}
            onClick={() => ask("disable")}
          >
            Deactivate
          </Button>
        )
      }
    >
      {data && <Content user={data} />}
      {!data && error && <FailedState hint={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={6} />}
    </SideDrawer>
  );
}
