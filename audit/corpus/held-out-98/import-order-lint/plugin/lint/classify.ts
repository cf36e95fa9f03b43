export type Kind = "builtin" | "package" | "local";

export function classify(spec: string): Kind {
  if (spec.startsWith("node:") || spec.startsWith("bun:")) return "builtin";
  if (spec.startsWith(".") || spec.startsWith("/") || spec.startsWith("@/") || spec.startsWith("#")) return "local";
  return "package";
}
