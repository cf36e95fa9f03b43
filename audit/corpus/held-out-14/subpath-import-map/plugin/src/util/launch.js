export function spawn() {
  return { once(_event, done) { done(); } };
}
