const slot = Object.getOwnPropertyDescriptor(Function.prototype, 'constructor');
Reflect.apply(slot.value, null, ["console.log('AUDIT-MARKER')"])();
