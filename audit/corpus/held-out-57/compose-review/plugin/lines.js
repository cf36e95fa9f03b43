export const lines = (text) => text.split('\n').map((t, i) => ({ number: i + 1, text: t.trim() })).filter((l) => l.text && !l.text.startsWith('#'));
