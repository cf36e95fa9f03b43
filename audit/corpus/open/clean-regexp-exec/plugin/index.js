const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
function links(text) {
  const found = [];
  for (let m = LINK.exec(text); m !== null; m = LINK.exec(text)) found.push({ label: m[1], to: m[2] });
  return found;
}
definePlugin({ handlers: { links: (ctx, { text }) => links(text) } });
