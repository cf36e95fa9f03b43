const event = await Bun.stdin.json();
const policy = JSON.parse(await Bun.file(`${event.cwd}/.agent-policy.json`).text().catch(() => "{}"));
const hit = (policy.rules ?? []).find((r: { match: string }) => String(event.tool_input?.command).includes(r.match));
console.log(JSON.stringify(hit ? { decision: hit.decision, reason: hit.reason } : {}));
