const SHORT = 24;

export function badge(head, host) {
  const name = head.startsWith('ref: refs/heads/') ? head.slice(16) : head.slice(0, 7) || 'no branch';
  const cut = name.length > SHORT ? `${name.slice(0, SHORT - 1)}…` : name;
  return host.colour ? `\u001b[36m${cut}\u001b[0m` : cut;
}
