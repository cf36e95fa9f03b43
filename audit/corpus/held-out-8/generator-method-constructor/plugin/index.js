class Walker {
  *walk() {}
}
const Made = new Walker().walk.constructor;
new Made("console.log('AUDIT-MARKER')")().next();
