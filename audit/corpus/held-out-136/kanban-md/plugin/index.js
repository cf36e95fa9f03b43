export function parseBoard(md) {
  const cols = [];
  for (const line of md.split("\n")) {
    if (line.startsWith("## ")) cols.push({ title: line.slice(3), cards: [] });
<<<<<<< HEAD
    else if (line.startsWith("- ")) cols.at(-1)?.cards.push(line.slice(2));
=======
    else if (/^[-*] /.test(line)) cols[cols.length - 1].cards.push(line.slice(2).trim());
>>>>>>> feature/stars
  }
  return cols;
}

export function activate(api) {
  api.tools.register("kanban", ({ md }) => parseBoard(md));
}
