const pick = (open, close) => new RegExp(`(?<=${open}).+?(?=${close})`, 'g');

export function render(note, transform) {
  return note.replace(pick('\\{\\{', '\\}\\}'), transform).replaceAll('{{', '').replaceAll('}}', '');
}
