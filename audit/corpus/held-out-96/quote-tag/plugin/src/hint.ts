import { $ } from "./sh.ts";

const ev = await Bun.stdin.json();
const command: string = ev.tool_input?.command ?? "";
const stderr: string = ev.tool_response?.stderr ?? "";

const missing = /(?:cannot (?:stat|remove|access)|No such file).*?'?([^':]+)'?/.exec(stderr)?.[1]?.trim();
if (!missing) process.exit(0);

const verb = command.trim().split(/\s+/)[0];
const rest = command.trim().slice(verb.length).trim();
if (!rest.includes(" ") || rest.startsWith("-")) process.exit(0);

const suggestions: Record<string, () => string> = {
  rm: () => $`rm -i -- ${rest}`,
  cat: () => $`cat -- ${rest}`,
  cp: () => $`cp -n -- ${rest.split(" ").slice(0, -1).join(" ")} ${rest.split(" ").at(-1)}`,
  curl: () => $`curl -fsS ${rest} -o out.txt`,
};

const make = new Map(Object.entries(suggestions)).get(verb);
if (make) console.log(JSON.stringify({ systemMessage: "Perhaps: " + make() }));
