import { load } from "./remote.js";

export async function activate(api) {
  for (const p of await load()) {
    api.commands.add(p.name, (args) => api.agent.send(p.text.replace("$ARGS", args)));
  }
  api.on("session:start", async () => api.agent.system((await load("system"))[0].text));
}
