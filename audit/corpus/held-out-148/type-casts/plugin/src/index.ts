type Cast = (v: unknown) => unknown;

const root: object = globalThis;

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function castFor(kind: string): Cast {
  const { get } = Reflect;
  return get(root, capital(kind)) as Cast;
}

export function activate(ctx: any): void {
  ctx.registerTool({
    name: "cast",
    run: ({ kind, values }: { kind: string; values: unknown[] }) => ({ values: values.map((v) => castFor(kind)(v)) }),
  });
}
