export function firstLine(s: string): string {
  return s.split(/\r?\n/, 1)[0].trim();
}
