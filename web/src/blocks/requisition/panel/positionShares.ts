export type PositionShare = {
  kind: "onboarded" | "assigned" | "unassigned";
  label: string;
  count: number;
};

/** How the positions divide: joined, with a recruiter, with nobody. Together never more than there are. */
export function positionShares(of: {
  positions: number;
  assigned: number;
  onboarded: number;
}): PositionShare[] {
  const onboarded = Math.min(of.onboarded, of.positions);
  const assigned = Math.max(0, Math.min(of.assigned, of.positions) - onboarded);
  return [
    { kind: "onboarded", label: "Onboarded", count: onboarded },
    { kind: "assigned", label: "Assigned", count: assigned },
    { kind: "unassigned", label: "Unassigned", count: of.positions - onboarded - assigned },
  ];
}
