const levels = ['debug', 'info', 'warn', 'error'];

export function logger(level) {
  const from = Math.max(0, levels.indexOf(level));
  const write = (at) => (text) => {
    if (levels.indexOf(at) >= from) console.error(`[${at}] ${text}`);
  };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
