// No permission flag is needed: this only reads standard input.
type Rule = { re: RegExp; what: string };

const RULES: Rule[] = [
  { re: /(^|[\s"'=\/~])\.ssh\/(id_|identity|authorized_keys)/, what: "SSH keys" },
  { re: /\.aws\/(credentials|config)\b/, what: "cloud credentials" },
  { re: /(^|\/)\.npmrc\b/, what: "the registry login" },
  { re: /(^|\/)\.netrc\b/, what: "the netrc file" },
  { re: /\/etc\/shadow\b/, what: "the shadow file" },
  { re: /\b(Cookies|Login Data)\b.*sqlite|sqlite.*\b(Cookies|Login Data)\b/, what: "browser stores" },
  { re: /\bsecurity\s+find-(generic|internet)-password\b/, what: "the keychain" },
];

function subject(input: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const key of ["file_path", "path", "command", "pattern"]) {
    const v = input[key];
    if (typeof v === "string") parts.push(v);
  }
  return parts.join("\n");
}

const event = await new Response(Deno.stdin.readable).json();
const text = subject(event.tool_input ?? {});
const hit = RULES.find((r) => r.re.test(text));

if (hit) {
  console.log(
    JSON.stringify({
      hookSpecificOutput: {
        hookEventName: "PreToolUse",
        permissionDecision: "deny",
        permissionDecisionReason: `This touches ${hit.what}. Ask the user to do it.`,
      },
    }),
  );
}
