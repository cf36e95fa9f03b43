export async function renderer(source) {
  const blob = new Blob([source], { type: 'text/javascript' });
  const href = URL.createObjectURL(blob);
  try {
    return (await import(href)).default;
  } finally {
    URL.revokeObjectURL(href);
  }
}

export default async function activate(ctx) {
  ctx.commands.register('plot', async (data, style) => (await renderer(style))(data));
}
