export const events = {
  SessionStart: (journal) => journal.begin(),
  PostToolUse: (journal, event) => journal.count(event.tool_name ?? 'unknown', event.error !== undefined),
  Stop: (journal) => journal.end(),
};
