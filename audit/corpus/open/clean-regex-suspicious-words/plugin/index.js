const SIGNS = [/eval\s*\(/, /child_process/, /\.ssh\/id_rsa/, /curl[^|]*\|\s*(ba)?sh/, /process\.env/];
definePlugin({ handlers: { review: (ctx, { text }) => SIGNS.filter((r) => r.test(text)).length } });
