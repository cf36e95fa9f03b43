const bytes = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
definePlugin({ handlers: { async load() { await WebAssembly.instantiate(bytes); return true; } } });
