const TEXT: Record<number, string> = {
  2322: "The value you assign has a type that does not fit the type of the target.",
  2339: "The property does not exist on that type; narrow the type or declare the property.",
  7006: "A parameter has no type and none can be inferred; annotate it.",
};
export function explain(code: number): string {
  return TEXT[code] ?? `No explanation for TS${code} yet.`;
}
