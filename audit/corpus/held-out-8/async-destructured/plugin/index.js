const { constructor: Later } = async () => {};
Later("console.log('AUDIT-MARKER')")();
