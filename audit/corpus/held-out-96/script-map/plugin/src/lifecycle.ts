export type Script = { name: string; body: string };

const WHEN: ReadonlyMap<string, string> = new Map([
  ["preinstall", "before each install"],
  ["install", "at each install"],
  ["postinstall", "after each install"],
  ["prepare", "after a local install and before publishing"],
  ["prepublishOnly", "before publishing"],
]);

export function lifecycle(name: string): string | undefined {
  return WHEN.get(name);
}
