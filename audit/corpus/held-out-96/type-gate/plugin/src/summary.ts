export function summarise(log: string): { errors: number; first: string } {
  const lines = log.split("\n").filter((l) => / error TS\d+:/.test(l));
  return { errors: lines.length, first: lines[0] ?? "" };
}
