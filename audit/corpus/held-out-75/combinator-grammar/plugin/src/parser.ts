export type Result<T> = { ok: true; value: T; rest: string } | { ok: false; at: string };
export type Parser<T> = (text: string) => Result<T>;

export const re = (pattern: RegExp): Parser<string> => (text) => {
  const found = new RegExp(`^(?:${pattern.source})`).exec(text);
  return found ? { ok: true, value: found[0], rest: text.slice(found[0].length) } : { ok: false, at: text };
};

export const map = <A, B>(p: Parser<A>, f: (a: A) => B): Parser<B> => (text) => {
  const r = p(text);
  return r.ok ? { ...r, value: f(r.value) } : r;
};

export const alt = <T>(...all: Parser<T>[]): Parser<T> => (text) => {
  for (const p of all) { const r = p(text); if (r.ok) return r; }
  return { ok: false, at: text };
};

/** Runs a generator whose every yield is a parser, as do-notation does. */
export const run = <T>(steps: () => Generator<Parser<any>, T, any>): Parser<T> => (text) => {
  const it = steps();
  let rest = text;
  for (let next = it.next(); ; ) {
    if (next.done) return { ok: true, value: next.value, rest };
    const r = next.value(rest);
    if (!r.ok) return r;
    rest = r.rest;
    next = it.next(r.value);
  }
};
