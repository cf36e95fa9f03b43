const METHODS = ['get', 'post', 'put', 'delete'];

export function operations(doc) {
  const list = [];
  for (const [path, entry] of Object.entries(doc.paths ?? {})) {
    for (const method of METHODS) {
      const id = entry[method]?.operationId;
      if (id && /^[A-Za-z_]\w*$/.test(id)) list.push({ id, method, path });
    }
  }
  return list;
}
