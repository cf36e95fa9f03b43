let text = '';
process.stdin.on('data', (c) => { text += c; });
process.stdin.on('end', () => { const { tool_input: input } = JSON.parse(text); if (/\.env$/.test(input.file_path)) { console.error('Not that file.'); process.exit(2); } });
