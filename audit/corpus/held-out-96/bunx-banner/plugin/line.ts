const pkg = await Bun.file("package.json").json().catch(() => ({ name: "no package" }));
const rule = "─".repeat(Math.min(20, pkg.name.length));
console.log(`${rule} ${pkg.name}${pkg.version ? " v" + pkg.version : ""} ${rule}`);
