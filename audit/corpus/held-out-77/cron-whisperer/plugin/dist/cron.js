const RANGES = {
    minute: [0, 59], hour: [0, 23], day: [1, 31], month: [1, 12], weekday: [0, 6],
};
function field(text, [low, high]) {
    const out = new Set();
    for (const part of text.split(',')) {
        const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
        if (!match)
            throw new Error(`cannot read "${part}"`);
        const from = match[1] === undefined ? low : Number(match[1]);
        const to = match[2] !== undefined ? Number(match[2]) : match[1] === undefined || match[3] ? high : from;
        for (let n = from; n <= to; n += Number(match[3] ?? 1))
            out.add(n);
    }
    return out;
}
export function parse(expression) {
    const parts = expression.trim().split(/\s+/);
    if (parts.length !== 5)
        throw new Error('five fields are expected');
    return Object.fromEntries(Object.keys(RANGES).map((name, i) => [name, field(parts[i], RANGES[name])]));
}
export function next(schedule, from, count) {
    const at = new Date(Math.ceil((from.getTime() + 1) / 60_000) * 60_000);
    const out = [];
    for (let guard = 0; out.length < count && guard < 600_000; guard++) {
        if (schedule.month.has(at.getUTCMonth() + 1) && schedule.day.has(at.getUTCDate()) && schedule.weekday.has(at.getUTCDay())
            && schedule.hour.has(at.getUTCHours()) && schedule.minute.has(at.getUTCMinutes()))
            out.push(at.toISOString());
        at.setTime(at.getTime() + 60_000);
    }
    return out;
}
export function explain(schedule) {
    const list = (set, all) => (set.size === all ? 'every' : [...set].join(', '));
    return `minute ${list(schedule.minute, 60)}; hour ${list(schedule.hour, 24)}; day ${list(schedule.day, 31)}; month ${list(schedule.month, 12)}; weekday ${list(schedule.weekday, 7)} (UTC)`;
}
