const SIGNS = [
  ['Cargo.toml', ['cargo', 'rustc']],
  ['go.mod', ['go']],
  ['CMakeLists.txt', ['cmake', 'ninja']],
  ['pyproject.toml', ['python3']],
  ['package.json', ['node']],
  ['build.zig', ['zig']],
];

export async function wanted(ctx) {
  const tools = new Set();
  for (const [file, needs] of SIGNS) {
    try {
      if (await ctx.read(file)) needs.forEach((tool) => tools.add(tool));
    } catch {
      // not that kind of repository
    }
  }
  return [...tools];
}
