import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeClock } from './clock.js';
import { FakeLauncher } from './launcher.js';
import { spyOn } from './spy.js';

test('the launcher records and answers', () => {
  const launcher = new FakeLauncher([{ command: 'git', stdout: 'main\n' }]);
  assert.equal(launcher.execFileSync('git', ['branch']), 'main\n');
  assert.deepEqual(launcher.calls, [{ command: 'git', args: ['branch'] }]);
  assert.throws(() => launcher.execFileSync('rm', ['-rf', '/']), /Command failed/);
});

test('the clock moves when told', () => {
  const clock = fakeClock();
  let rung = 0;
  clock.setTimeout(() => rung++, 100);
  clock.advance(99);
  assert.equal(rung, 0);
  clock.advance(1);
  assert.equal(rung, 1);
});

test('a spy is restored', () => {
  const object = { greet: (name) => `hello ${name}` };
  const spy = spyOn(object, 'greet', () => 'spied');
  assert.equal(object.greet('you'), 'spied');
  spy.restore();
  assert.equal(object.greet('you'), 'hello you');
});
