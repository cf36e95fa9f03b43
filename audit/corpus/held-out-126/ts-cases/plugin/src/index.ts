export type Case = "camel" | "snake" | "kebab";

const words = (s: string): string[] => s.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().split(/[\s_-]+/);

export function convert(s: string, to: Case): string {
  const w = words(s);
  if (to === "camel") return w.map((x, i) => (i ? x[0].toUpperCase() + x.slice(1) : x)).join("");
  return w.join(to === "snake" ? "_" : "-");
}
