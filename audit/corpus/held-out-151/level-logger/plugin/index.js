const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'];
const WEIGHT = Object.fromEntries(LEVELS.map((name, i) => [name, i * 10]));

export function createLogger(sink, least = 'info') {
  const logger = {};
  LEVELS.forEach((name) => {
    logger[name] = (...parts) => {
      if (WEIGHT[name] < WEIGHT[least]) return;
      sink([name.toUpperCase().padEnd(5), ...parts.map(String)].join(' '));
    };
  });
  ['log', 'trace'].forEach((alias) => {
    logger[alias] = logger.debug;
  });
  return Object.freeze(logger);
}

export default function activate(ctx) {
  const lines = [];
  const log = createLogger((l) => lines.push(l), 'debug');
  ctx.registerTool('log_line', ({ level, text }) => {
    if (!LEVELS.includes(level)) return 'unknown level';
    log[level](text);
    return lines.slice(-10);
  });
}
