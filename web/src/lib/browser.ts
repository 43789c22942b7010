/** 'Chrome on Windows' for a user agent; its first words if it is unknown. */
export function browserOf(agent: string): string {
  const browser = named(agent, [
    ["Edge", /Edg(e|A|iOS)?\//],
    ["Opera", /OPR\//],
    ["Samsung Internet", /SamsungBrowser\//],
    ["Firefox", /(Firefox|FxiOS)\//],
    ["Chrome", /(Chrome|CriOS|HeadlessChrome)\//],
    ["Safari", /Version\/.*Safari\//],
  ]);
  const system = named(agent, [
    ["Android", /Android/],
    ["iPhone", /iPhone/],
    ["iPad", /iPad/],
    ["Windows", /Windows/],
    ["macOS", /Mac OS X|Macintosh/],
    ["ChromeOS", /CrOS/],
    ["Linux", /Linux|X11/],
  ]);
  if (browser && system) return `${browser} on ${system}`;
  return browser || system || agent.split(/[\s(]/)[0] || "Unknown";
}

function named(agent: string, names: readonly (readonly [string, RegExp])[]): string {
  return names.find(([, pattern]) => pattern.test(agent))?.[0] ?? "";
}
