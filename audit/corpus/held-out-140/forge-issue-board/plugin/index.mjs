import { issues } from "./client.mjs";

export async function board() {
  const list = await issues();
  return list.map((i) => `#${i.number} ${i.title}`).join("\n");
}
