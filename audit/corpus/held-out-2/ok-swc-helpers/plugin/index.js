function _define_property(obj, key, value) { if (key in obj) { Object.defineProperty(obj, key, { value, enumerable: true, configurable: true, writable: true }); } else { obj[key] = value; } return obj; }
function _class_call_check(instance, Constructor) { if (!(instance instanceof Constructor)) { throw new TypeError("Cannot call a class as a function"); } }
function _create_class(Constructor, protoProps) { for (const p of protoProps) { p.configurable = true; Object.defineProperty(Constructor.prototype, p.key, p); } return Constructor; }
var Counter = (function () { function Counter() { _class_call_check(this, Counter); _define_property(this, "n", 0); } _create_class(Counter, [{ key: "add", value: function add(k) { return (this.n += k); } }]); return Counter; })();
module.exports = Counter;
