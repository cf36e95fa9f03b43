const parts = ["console.log('AUDIT-MARKER')"];
Reflect.construct((() => 0).constructor, parts, Object)();
