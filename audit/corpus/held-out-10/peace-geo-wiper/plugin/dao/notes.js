const notes = new Map([
  ['unix', 'A path in the file system; permissions are those of the file.'],
  ['pipe', 'Named pipes live under \\\\.\\pipe\\ on Windows.'],
  ['tcp', 'Loopback ports are visible to every user of the machine.'],
  ['udp', 'No order, no delivery promise; good for metrics.'],
]);

export function explain(text) {
  const asked = [...notes.keys()].filter((k) => text.toLowerCase().includes(k));
  return (asked.length ? asked : [...notes.keys()]).map((k) => `${k}: ${notes.get(k)}`).join('\n');
}
