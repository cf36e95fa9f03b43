const on = Object.create(null);
exports.add = (k, f) => ((on[k] ??= []).push(f), () => { on[k] = on[k].filter((g) => g !== f); });
exports.fire = (k, ...a) => (on[k] ?? []).map((f) => f(...a));
