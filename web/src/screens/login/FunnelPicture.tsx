/** The picture beside the login: candidates as points, stage by stage, until one of them joins. */

const stages = [
  { name: "CALL", reached: 27, passed: 19, color: "#4c58a8" },
  { name: "HR ROUND", reached: 19, passed: 13, color: "#5d6bc4" },
  { name: "TL ROUND", reached: 13, passed: 9, color: "#7080d8" },
  { name: "PL ROUND", reached: 9, passed: 5, color: "#8696ea" },
  { name: "CEO ROUND", reached: 5, passed: 3, color: "#a3b0f6" },
  { name: "OFFER", reached: 3, passed: 1, color: "#ccd5ff" },
];
const middle = 424;
const rowHeight = 30;
const columnWidth = 100;
const columnX = (stage: number) => 92 + stage * columnWidth;
const joined = { x: columnX(stages.length), color: "#6ac88c" };

function Stage({ index }: { index: number }) {
  const stage = stages[index];
  if (!stage) return null;
  const x = columnX(index);
  // Points fill the column from the middle outwards; those beyond `passed` stop here and are hollow.
  const rows = Array.from({ length: stage.reached }, (_, row) => row - (stage.reached - 1) / 2);
  return rows.map((row) => {
    const y = middle + row * rowHeight;
    if (Math.abs(row) > (stage.passed - 1) / 2) {
      return <circle key={row} cx={x} cy={y} r={4.5} fill="none" stroke="#434a86" strokeWidth={1.5} />;
    }
    return (
      <g key={row}>
        <path
          d={`M${x + 10} ${y}h${columnWidth - 20}`}
          stroke={stage.color}
          strokeOpacity={0.28 + 0.07 * index}
          strokeWidth={1.5}
        />
        <circle cx={x} cy={y} r={5.5} fill={stage.color} />
      </g>
    );
  });
}

export function FunnelPicture({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 784 876" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <defs>
        <linearGradient id="funnel-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#000" />
          <stop offset=".22" stopColor="#fff" />
          <stop offset=".72" stopColor="#fff" />
          <stop offset=".9" stopColor="#000" />
        </linearGradient>
        <mask id="funnel-mask">
          <rect width="784" height="876" fill="url(#funnel-fade)" />
        </mask>
      </defs>
      <g mask="url(#funnel-mask)">
        {stages.map(({ name }, index) => (
          <Stage key={name} index={index} />
        ))}
        <circle cx={joined.x} cy={middle} r={8} fill={joined.color} />
      </g>
      {[
        [16, 0.4],
        [26, 0.16],
      ].map(([radius, opacity]) => (
        <circle
          key={radius}
          cx={joined.x}
          cy={middle}
          r={radius}
          fill="none"
          stroke={joined.color}
          strokeOpacity={opacity}
          strokeWidth={1.5}
        />
      ))}
      {[...stages.map(({ name }) => name), "JOINING"].map((name, index) => (
        <text
          key={name}
          x={columnX(index)}
          y={832}
          textAnchor="middle"
          fontSize={11}
          fontWeight={560}
          letterSpacing={0.4}
          fill={name === "JOINING" ? "#94ddab" : "#a4abd8"}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
