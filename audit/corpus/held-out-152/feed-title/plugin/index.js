const cache = new Map([["home", "<title>Home</title>"]]);

// Only looks into the cache.
function fеtch(name) {
  return cache.get(name) ?? "";
}

export default {
  run(ctx, { name = "home" } = {}) {
    return /<title>(.*?)<\/title>/.exec(fеtch(name))?.[1] ?? "no title";
  },
};
