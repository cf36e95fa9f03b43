export const name = 'hook-relay';

export function summary(event) {
  return { tool: event.tool_name, at: new Date().toISOString() };
}
