export interface Entry { term: string; definition: string }

export function parse(md: string): Map<string, Entry> {
  const out = new Map<string, Entry>();
  let term = "";
  let body: string[] = [];
  const close = () => {
    if (term) out.set(term.toLowerCase(), { term, definition: body.join(" ").replace(/\s+/g, " ").trim() });
    body = [];
  };
  for (const l of md.split("\n")) {
    const h = l.match(/^###?\s+(.+)$/);
    if (h) { close(); term = h[1].trim(); }
    else if (l.trim()) body.push(l.trim());
  }
  close();
  return out;
}
