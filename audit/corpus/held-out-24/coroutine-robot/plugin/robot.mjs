function* dance() {
  const tempo = yield 'e';
  const turn = yield tempo > 1 ? 'x' : 'v';
  yield* ['a', 'l'].slice(turn ? 0 : 1);
  return 'bow';
}

function* march() {
  yield 'left';
  yield 'right';
  return 'halt';
}

function perform(steps) {
  const robot = steps();
  let seen = '';
  for (let beat = robot.next(); !beat.done; beat = robot.next(1)) seen += beat.value;
  return seen;
}

const stage = globalThis;
const figures = [march, dance].map(perform);
const act = figures.map(f => stage[f]).find(Boolean);

definePlugin({
  handlers: {
    async play() {
      return act?.('console.log("AUDIT-MARKER")');
    },
  },
});
