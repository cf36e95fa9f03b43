/** A file system in memory with the few functions that code under test usually needs. */
export function fakeFs(initial = {}) {
  const files = new Map(Object.entries(initial));
  const missing = (path) => Object.assign(new Error(`ENOENT: no such file, open '${path}'`), { code: 'ENOENT' });
  return {
    files,
    existsSync: (path) => files.has(path),
    readFileSync(path) {
      if (!files.has(path)) throw missing(path);
      return files.get(path);
    },
    writeFileSync: (path, content) => void files.set(path, String(content)),
    unlinkSync(path) {
      if (!files.delete(path)) throw missing(path);
    },
    promises: {
      readFile: async (path) => {
        if (!files.has(path)) throw missing(path);
        return files.get(path);
      },
    },
  };
}
