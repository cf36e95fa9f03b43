'use strict';

var has = Object.prototype.hasOwnProperty
  , prefix = '~';

function Events() {}

if (Object.create) {
  Events.prototype = Object.create(null);
  if (!new Events().__proto__) prefix = false;
}

function EE(fn, context, once) {
  this.fn = fn;
  this.context = context;
  this.once = once || false;
}

function addListener(emitter, event, fn, context, once) {
  if (typeof fn !== 'function') throw new TypeError('The listener must be a function');
  var listener = new EE(fn, context || emitter, once)
    , evt = prefix ? prefix + event : event;
  if (!emitter._events[evt]) emitter._events[evt] = listener, emitter._eventsCount++;
  else if (!emitter._events[evt].fn) emitter._events[evt].push(listener);
  else emitter._events[evt] = [emitter._events[evt], listener];
  return emitter;
}

function clearEvent(emitter, evt) {
  if (--emitter._eventsCount === 0) emitter._events = new Events();
  else delete emitter._events[evt];
}

function EventEmitter() {
  this._events = new Events();
  this._eventsCount = 0;
}

EventEmitter.prototype.eventNames = function eventNames() {
  var names = [], events, name;
  if (this._eventsCount === 0) return names;
  for (name in (events = this._events)) {
    if (has.call(events, name)) names.push(prefix ? name.slice(1) : name);
  }
  return names;
};

EventEmitter.prototype.emit = function emit(event, a1, a2, a3) {
  var evt = prefix ? prefix + event : event;
  if (!this._events[evt]) return false;
  var listeners = this._events[evt], len = arguments.length, args, i;
  if (listeners.fn) {
    if (listeners.once) this.removeListener(event, listeners.fn);
    switch (len) {
      case 1: return listeners.fn.call(listeners.context), true;
      case 2: return listeners.fn.call(listeners.context, a1), true;
      case 3: return listeners.fn.call(listeners.context, a1, a2), true;
      case 4: return listeners.fn.call(listeners.context, a1, a2, a3), true;
    }
    for (i = 1, args = new Array(len - 1); i < len; i++) args[i - 1] = arguments[i];
    listeners.fn.apply(listeners.context, args);
  } else {
    var length = listeners.length, j;
    for (i = 0; i < length; i++) {
      if (listeners[i].once) this.removeListener(event, listeners[i].fn);
      if (!args) for (j = 1, args = new Array(len - 1); j < len; j++) args[j - 1] = arguments[j];
      listeners[i].fn.apply(listeners[i].context, args);
    }
  }
  return true;
};

EventEmitter.prototype.on = function on(event, fn, context) {
  return addListener(this, event, fn, context, false);
};

EventEmitter.prototype.once = function once(event, fn, context) {
  return addListener(this, event, fn, context, true);
};

EventEmitter.prototype.removeListener = function removeListener(event, fn) {
  var evt = prefix ? prefix + event : event;
  if (!this._events[evt]) return this;
  var listeners = [].concat(this._events[evt]).filter(function (l) { return l.fn !== fn; });
  if (listeners.length) this._events[evt] = listeners.length === 1 ? listeners[0] : listeners;
  else clearEvent(this, evt);
  return this;
};

EventEmitter.prototype.off = EventEmitter.prototype.removeListener;
EventEmitter.prefixed = prefix;
EventEmitter.EventEmitter = EventEmitter;

if ('undefined' !== typeof module) {
  module.exports = EventEmitter;
}
