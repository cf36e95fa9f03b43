const quote = (s) => (/^[\w./:=-]+$/.test(s) ? s : `'${s.replace(/'/g, `'\\''`)}'`);

export function trim({ input, output, from, seconds, mute }) {
  const cmd = ['ffmpeg', '-hide_banner'];
  if (from) cmd.push('-ss', String(from));
  cmd.push('-i', quote(input));
  if (seconds) cmd.push('-t', String(seconds));
  if (mute) cmd.push('-an');
  cmd.push('-c', 'copy', quote(output));
  return cmd.join(' ');
}

export function gif({ input, output, width = 480, fps = 12 }) {
  const filter = [`fps=${fps}`, `scale=${width}:-1:flags=lanczos`].join(',');
  return ['ffmpeg', '-i', quote(input), '-vf', quote(filter), quote(output)].join(' ');
}

export default function activate(ctx) {
  ctx.registerTool('ffmpeg_trim', (args) => ({ command: trim(args), note: 'Copy it into your terminal.' }));
  ctx.registerTool('ffmpeg_gif', (args) => ({ command: gif(args), note: 'Copy it into your terminal.' }));
}
