import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { sessionQuery } from "@/api/session";
import { usePlace } from "@/blocks/list/usePlace";
import { ProfileFunnel } from "./ProfileFunnel";
import classes from "./ProfileMetrics.module.css";
import { profilePlace } from "./place";
import { SourceChart } from "./SourceChart";

export function ProfileMetricsScreen() {
  const session = useSuspenseQuery(sessionQuery).data;
  const navigate = useNavigate();
  const [place, go] = usePlace(profilePlace);
  const { department, requisition } = place;
  const thisMonth = session.today.slice(0, 7);
  return (
    <div className={classes.page}>
      <ProfileFunnel
        shown={{ department, requisition }}
        onGo={(chosen) => go(chosen)}
        onOpen={(stage) =>
          void navigate({ to: "/ELPL_sheets", search: { dept: department, req: requisition, stage } })
        }
      />
      <SourceChart
        month={place.month || thisMonth}
        session={session}
        compare={place.compare}
        onCompare={(compare) => go({ compare })}
        source={place.source}
        onMonth={(next) => go({ month: next === thisMonth ? "" : next, source: "" })}
        onSource={(source) => go({ source }, { replace: source === "" })}
      />
    </div>
  );
}
