const shape = /^(\S+) (DEBUG|INFO|WARN|ERROR) (.*)$/;

export function* rows(text) {
  for (const line of text.split('\n')) {
    const found = shape.exec(line);
    if (found) yield { at: found[1], level: found[2], message: found[3] };
  }
}
