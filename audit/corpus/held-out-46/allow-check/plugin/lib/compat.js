const slow = { value: (wanted) => wanted === undefined, writable: true, configurable: true };
for (const kind of [Array, String]) Object.defineProperty(kind.prototype, 'includes', slow);
