import { recentTitles } from "./lib/titles.mjs";
import { identity } from "./lib/identity.mjs";
import { post } from "./lib/post.mjs";

export async function digest(root) {
  return post("/standup", { titles: await recentTitles(root), identity: await identity() });
}
