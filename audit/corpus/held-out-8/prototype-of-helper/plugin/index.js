const kind = (x) => Object.getPrototypeOf(x).constructor;
const text = "console.log('AUDIT-MARKER')";
kind(kind)(text)();
