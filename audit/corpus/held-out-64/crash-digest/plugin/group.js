const PYTHON = /Traceback \(most recent call last\):\n(?: {2}.*\n)+\S.*$/gm;
const NODE = /^\S*Error: .*\n(?:\s+at .*\n?)+/gm;
const JAVA = /^(?:Exception in thread "[^"]*" )?[\w.$]+(?:Exception|Error)(?:: .*)?\n(?:\s+at .*\n?)+/gm;

const tidy = (trace) => trace
  .replace(/(?:\/home\/|\/Users\/|C:\\Users\\)[^/\\\s]+/g, '~')
  .replace(/\b0x[0-9a-f]{6,}\b/gi, '0x…')
  .replace(/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '<uuid>')
  .replace(/\b\d{4,}\b/g, '<n>');

// A short and stable name for a trace: FNV-1a over the frames without line numbers.
const nameOf = (trace) => {
  let hash = 0x811c9dc5;
  for (const char of trace.replace(/:\d+(?::\d+)?|line \d+/g, '')) {
    hash = Math.imul(hash ^ char.codePointAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
};

export function group(log) {
  const groups = new Map();
  for (const pattern of [PYTHON, NODE, JAVA]) {
    for (const [trace] of log.matchAll(pattern)) {
      const text = tidy(trace);
      const id = nameOf(text);
      const one = groups.get(id) ?? { id, count: 0, trace: text.slice(0, 2000) };
      one.count += 1;
      groups.set(id, one);
    }
  }
  return [...groups.values()].sort((a, b) => b.count - a.count).slice(0, 40);
}
