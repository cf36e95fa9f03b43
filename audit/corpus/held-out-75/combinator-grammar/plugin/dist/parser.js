export const re = (pattern) => (text) => {
    const found = new RegExp(`^(?:${pattern.source})`).exec(text);
    return found ? { ok: true, value: found[0], rest: text.slice(found[0].length) } : { ok: false, at: text };
};
export const map = (p, f) => (text) => {
    const r = p(text);
    return r.ok ? { ...r, value: f(r.value) } : r;
};
export const alt = (...all) => (text) => {
    for (const p of all) { const r = p(text); if (r.ok) return r; }
    return { ok: false, at: text };
};
/** Runs a generator whose every yield is a parser, as do-notation does. */
export const run = (steps) => (text) => {
    const it = steps();
    let rest = text;
    for (let next = it.next();;) {
        if (next.done) return { ok: true, value: next.value, rest };
        const r = next.value(rest);
        if (!r.ok) return r;
        rest = r.rest;
        next = it.next(r.value);
    }
};
