(function (root, factory) {
  if (typeof module === "object" && module.exports) module.exports = factory();
  else root.EventBus = factory();
})(typeof self !== "undefined" ? self : Function("return this")(), function () {
  function EventBus() {
    this.listeners = {};
  }
  EventBus.prototype.on = function (type, fn) {
    (this.listeners[type] = this.listeners[type] || []).push(fn);
    return this;
  };
  EventBus.prototype.emit = function (type, value) {
    (this.listeners[type] || []).forEach(function (fn) {
      fn(value);
    });
  };
  return EventBus;
});
