import { explain, next, parse } from './cron.js';
definePlugin({
    handlers: {
        explain(_ctx, { expression }) {
            const schedule = parse(expression);
            return { text: explain(schedule) };
        },
        next(_ctx, { expression, count = 5, from }) {
            return { runs: next(parse(expression), from ? new Date(from) : new Date(), Math.min(count, 50)) };
        },
    },
});
