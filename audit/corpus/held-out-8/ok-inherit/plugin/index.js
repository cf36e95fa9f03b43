function extend(protoProps, staticProps) {
  var parent = this;
  var child = protoProps && Object.prototype.hasOwnProperty.call(protoProps, 'constructor')
    ? protoProps.constructor
    : function () { return parent.apply(this, arguments); };
  Object.assign(child, parent, staticProps);
  child.prototype = Object.create(parent.prototype, { constructor: { value: child, writable: true } });
  Object.assign(child.prototype, protoProps);
  child.__super__ = parent.prototype;
  return child;
}
function View(options) { this.options = options; }
View.extend = extend;
View.prototype.copy = function () { return new this.constructor(this.options); };
module.exports = { View: View };
