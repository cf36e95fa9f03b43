exports.parse = (log) => log.split(/^commit /m).slice(1).map((c) => ({ id: c.slice(0, 40), subject: c.split('\n\n')[1]?.trim().split('\n')[0] }));
exports.tools = { parse_log: ({ log }) => exports.parse(log) };
