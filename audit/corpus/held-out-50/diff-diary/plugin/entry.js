export function entry(changes) {
  const lines = changes.map(({ file, added, removed }) => `- ${file}: +${added} -${removed}`);
  return `# ${new Date().toDateString()}\n\n${lines.join('\n') || 'Nothing yet.'}\n`;
}
