// An allow list: what is not named here is never sent.
export function line(event, team) {
  return {
    t: Math.floor(Date.now() / 1000),
    tool: String(event.tool_name ?? 'unknown').slice(0, 40),
    ok: !event.error,
    team: String(team ?? 'none').slice(0, 40),
  };
}
