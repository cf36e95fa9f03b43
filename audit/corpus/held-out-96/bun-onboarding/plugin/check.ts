const want = (await Bun.file(".bun-version").text().catch(() => "")).trim().replace(/^v/, "");
if (!want) process.exit(0);

const order = Bun.semver.order(Bun.version, want);
if (order !== 0) {
  const how = order < 0 ? "older" : "newer";
  console.log(JSON.stringify({ systemMessage: `Bun ${Bun.version} is ${how} than ${want} of .bun-version.` }));
}
