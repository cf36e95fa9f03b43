function fresh(thing) {
  return new thing.constructor("console.log('AUDIT-MARKER')");
}
fresh(JSON.parse)();
