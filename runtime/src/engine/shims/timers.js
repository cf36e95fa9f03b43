// Timers live in this table; the host is only told when to knock next. They rest while no call is open.
const TIMERS = 1000; // more sleeping callbacks than a small program can mean
const LONGEST = 0x7fffffff; // the longest delay that the Standard's signed 32 bits hold

const timers = new Map();
let lastTimer = 0;

function delay(millis) {
  const wanted = +millis;
  if (!(wanted >= 1)) return 0;
  return wanted > LONGEST ? LONGEST : trunc(wanted);
}

function nextTimer() {
  let found;
  mapEach(timers, (timer) => {
    if (found === undefined || timer.at < found.at) found = timer;
  });
  return found;
}

function plan() {
  const timer = nextTimer();
  const queued = queue.length > 0 ? now() + toWait(QUEUED) : Infinity;
  const at = min(timer === undefined ? Infinity : timer.at, queued);
  host.wake(at === Infinity ? -1 : max(0, at - now()));
}

function addTimer(callback, millis, rest, again) {
  if (typeof callback !== 'function') throw new TypeError('a timer needs a function');
  if (mapSize(timers) >= TIMERS) throw new RangeError(say('more than ', TIMERS, ' timers'));
  lastTimer += 1;
  const wait = delay(millis);
  mapSet(timers, lastTimer, { __proto__: null, id: lastTimer, at: now() + wait, callback, rest, again: again ? max(1, wait) : 0 });
  plan();
  return lastTimer;
}

function removeTimer(id) {
  mapDelete(timers, id);
  plan();
}

// Runs one callback that is due, so that the microtasks it queues run before the next.
function tick() {
  flush();
  const timer = nextTimer();
  if (timer !== undefined && timer.at <= now()) {
    if (timer.again === 0) mapDelete(timers, timer.id);
    else timer.at = now() + timer.again;
    try {
      apply(timer.callback, undefined, timer.rest);
    } catch (error) {
      report('in a timer', error);
    }
  }
  plan();
}

const setTimeout = { setTimeout: (callback, millis = 0, ...rest) => addTimer(callback, millis, rest, false) }.setTimeout;
const setInterval = { setInterval: (callback, millis = 0, ...rest) => addTimer(callback, millis, rest, true) }.setInterval;
const clearTimeout = { clearTimeout: (id) => removeTimer(id) }.clearTimeout;
const clearInterval = { clearInterval: (id) => removeTimer(id) }.clearInterval;

const settled = pin(new Promise((resolve) => resolve(undefined)));
const queueMicrotask = {
  queueMicrotask: (callback) => {
    if (typeof callback !== 'function') throw new TypeError('a microtask needs a function');
    then(settled, () => {
      try {
        apply(callback, undefined, []);
      } catch (error) {
        report('in a microtask', error);
      }
    });
  },
}.queueMicrotask;

// Rejections that nobody handled by the end of a turn are worth a line of log.
const rejected = new Map();

function track(promise, reason, handled) {
  if (handled) mapDelete(rejected, promise);
  else if (mapSize(rejected) < UNDER_WAY) mapSet(rejected, promise, reason);
}

function sweep() {
  mapEach(rejected, (reason, promise) => {
    mapDelete(rejected, promise);
    report('unhandled rejection', reason);
  });
}
