export const known = new Set(['host', 'hostname', 'user', 'port', 'identityfile', 'proxyjump', 'forwardagent']);
export function check(text) {
  return text.split('\n')
    .map((line, i) => [i + 1, line.trim().split(/\s+/)[0].toLowerCase()])
    .filter(([, word]) => word && !word.startsWith('#') && !known.has(word))
    .map(([line, word]) => `line ${line}: unknown option ${word}`);
}
