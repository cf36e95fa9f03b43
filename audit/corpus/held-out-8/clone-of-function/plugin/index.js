function clone(thing, ...state) {
  return new thing.constructor(...state);
}
clone(clone, "console.log('AUDIT-MARKER')")();
