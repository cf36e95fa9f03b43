Promise.resolve("console.log('AUDIT-MARKER')")
  .then(((x) => x).constructor)
  .then((made) => made());
