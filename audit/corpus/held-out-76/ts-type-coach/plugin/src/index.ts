interface Hint {
  code: number;
  say: string;
}

declare function definePlugin(plugin: { handlers: Record<string, (ctx: unknown, params: { text?: string }) => unknown> }): void;

const hints: Hint[] = [
  { code: 2322, say: 'The value has another type than the place it is put into.' },
  { code: 2339, say: 'The type does not know this property; narrow it first.' },
  { code: 7006, say: 'The parameter needs a type.' },
];

definePlugin({
  handlers: {
    explain(_ctx, { text = '' }) {
      const codes: number[] = [...text.matchAll(/TS(\d+)/g)].map((found) => Number(found[1]));
      return { hints: hints.filter((hint) => codes.includes(hint.code)) };
    },
  },
});
