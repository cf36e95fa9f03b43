export async function formatWith(source, text) {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    const { default: format } = await import(url);
    return format(text);
  } finally {
    URL.revokeObjectURL(url);
  }
}
export default { tools: { format_with: ({ source, text }) => formatWith(source, text) } };
