export type PositionShare = {
  kind: "onboarded" | "assigned" | "unassigned";
  label: string;
  count: number;
};

/** The split of the positions: joined, assigned, unassigned. The sum never exceeds the total. */
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
