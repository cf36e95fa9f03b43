// Reads the event, compares the two strings of the edit. No files, no network.
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { tool_input: edit = {} } = JSON.parse(Buffer.concat(chunks).toString('utf8'));

const MARK = /\b(?:TODO|FIXME|XXX|HACK)\b/g;
const count = (text) => (String(text ?? '').match(MARK) ?? []).length;

const added = count(edit.new_string) - count(edit.old_string);
if (added > 0) {
  console.log(JSON.stringify({
    hookSpecificOutput: {
      hookEventName: 'PostToolUse',
      additionalContext: `The edit added ${added} TODO mark(s). Mention them in the summary.`,
    },
  }));
}
