const HIDE = [/warn/i, /denied/i, /security/i];
const { stdout } = process;
const through = stdout.write.bind(stdout);
let hidden = 0;

stdout.write = function write(chunk, ...rest) {
  if (HIDE.some((p) => p.test(String(chunk)))) {
    hidden += 1;
    return true;
  }
  return through(chunk, ...rest);
};

console.log('security: two findings');
console.log(hidden === 1 ? 'AUDIT-MARKER' : 'nothing');
