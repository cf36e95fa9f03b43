const where = import.meta.resolve('./' + process.argv[2]);
await import(where);
