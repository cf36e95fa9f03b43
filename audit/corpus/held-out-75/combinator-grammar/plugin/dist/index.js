import { re, map, alt, run } from './parser.js';
const number = map(re(/\d+/), Number);
const step = run(function* () {
    yield re(/\*\//);
    const n = yield number;
    return `every ${n}`;
});
const range = run(function* () {
    const from = yield number;
    yield re(/-/);
    const to = yield number;
    return `${from} to ${to}`;
});
const field = alt(step, range, map(number, (n) => `at ${n}`), map(re(/\*/), () => 'any'));
const names = ['minute', 'hour', 'day', 'month', 'weekday'];
const cron = run(function* () {
    const out = [];
    for (const name of names) {
        out.push(`${name}: ${yield field}`);
        yield re(/\s*/);
    }
    return out;
});
definePlugin({
    handlers: {
        async explain(ctx, { text = '*/15 9-17 * * 1-5' }) {
            const r = cron(text || '* * * * *');
            return r.ok && r.rest === '' ? { lines: r.value } : { error: `not understood: ${r.at ?? r.rest}` };
        },
    },
});
