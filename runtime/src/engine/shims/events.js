// DOMException, Event, EventTarget, AbortSignal and AbortController, as much of the DOM Standard as has no document in it.
// Doors into private state for the other shims; never reachable from a plugin.
let eventFor;
let eventStopped;
let newSignal;
let abortSignal;
const UNLOCKED = Symbol('unlocked');

const CODES = { __proto__: null, InvalidCharacterError: 5, QuotaExceededError: 22, AbortError: 20, TimeoutError: 23, DataCloneError: 25 };

class DOMException extends Error {
  #name;

  constructor(message = '', name = 'Error') {
    super(message);
    this.#name = str(name);
  }

  get name() {
    return this.#name;
  }

  get code() {
    return CODES[this.#name] ?? 0;
  }
}

class Event {
  #type;
  #cancelable;
  #prevented = false;
  #target = null;
  #stopped = false;

  static {
    eventFor = (event, target) => {
      event.#target = target;
    };
    eventStopped = (event) => event.#stopped;
  }

  constructor(type, options = undefined) {
    this.#type = str(type);
    this.#cancelable = Boolean(options?.cancelable);
  }

  get type() {
    return this.#type;
  }

  get target() {
    return this.#target;
  }

  get currentTarget() {
    return this.#target;
  }

  get cancelable() {
    return this.#cancelable;
  }

  get defaultPrevented() {
    return this.#prevented;
  }

  preventDefault() {
    if (this.#cancelable) this.#prevented = true;
  }

  stopPropagation() {}

  stopImmediatePropagation() {
    this.#stopped = true;
  }
}

class EventTarget {
  #listeners = [];

  addEventListener(type, listener, options = undefined) {
    if (listener === null || listener === undefined) return;
    if (!isObject(listener)) throw new TypeError('a listener is a function or an object with handleEvent');
    const once = isObject(options) && Boolean(options.once);
    const wanted = str(type);
    for (let i = 0; i < this.#listeners.length; i += 1) {
      if (this.#listeners[i].type === wanted && this.#listeners[i].listener === listener) return;
    }
    append(this.#listeners, { __proto__: null, type: wanted, listener, once });
  }

  removeEventListener(type, listener) {
    const wanted = str(type);
    const kept = [];
    for (let i = 0; i < this.#listeners.length; i += 1) {
      const entry = this.#listeners[i];
      if (entry.type !== wanted || entry.listener !== listener) append(kept, entry);
    }
    this.#listeners = kept;
  }

  dispatchEvent(event) {
    eventFor(event, this);
    const listeners = this.#listeners;
    for (let i = 0; i < listeners.length; i += 1) {
      const { type, listener, once } = listeners[i];
      if (type !== event.type) continue;
      if (once) this.removeEventListener(type, listener);
      try {
        if (typeof listener === 'function') apply(listener, this, [event]);
        else listener.handleEvent(event);
      } catch (error) {
        report('in an event listener', error);
      }
      if (eventStopped(event)) break;
    }
    return !event.defaultPrevented;
  }
}

class AbortSignal extends EventTarget {
  #aborted = false;
  #reason = undefined;
  #onabort = null;

  static {
    newSignal = () => construct(AbortSignal, [UNLOCKED]);
    abortSignal = (signal, reason) => signal.#abort(reason);
  }

  constructor(lock) {
    if (lock !== UNLOCKED) throw new TypeError('use an AbortController');
    super();
  }

  static abort(reason = undefined) {
    const signal = newSignal();
    signal.#abort(reason);
    return signal;
  }

  static timeout(millis) {
    const signal = newSignal();
    setTimeout(() => signal.#abort(new DOMException('The time is over', 'TimeoutError')), millis);
    return signal;
  }

  static any(signals) {
    const all = newSignal();
    for (const signal of signals) {
      if (signal.aborted) {
        all.#abort(signal.reason);
        break;
      }
      signal.addEventListener('abort', () => all.#abort(signal.reason), { once: true });
    }
    return all;
  }

  get aborted() {
    return this.#aborted;
  }

  get reason() {
    return this.#reason;
  }

  get onabort() {
    return this.#onabort;
  }

  set onabort(listener) {
    this.#onabort = typeof listener === 'function' ? listener : null;
  }

  throwIfAborted() {
    if (this.#aborted) throw this.#reason;
  }

  #abort(reason) {
    if (this.#aborted) return;
    this.#aborted = true;
    this.#reason = reason === undefined ? new DOMException('This was aborted', 'AbortError') : reason;
    const event = new Event('abort');
    if (this.#onabort !== null) {
      try {
        apply(this.#onabort, this, [event]);
      } catch (error) {
        report('in an event listener', error);
      }
    }
    this.dispatchEvent(event);
  }
}

class AbortController {
  #signal = newSignal();

  get signal() {
    return this.#signal;
  }

  abort(reason = undefined) {
    abortSignal(this.#signal, reason);
  }
}
