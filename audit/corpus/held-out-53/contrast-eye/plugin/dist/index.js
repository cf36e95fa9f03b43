function rgb(text) {
    const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
    if (!hex)
        return undefined;
    const full = hex.length === 3 ? [...hex].map((c) => c + c).join('') : hex;
    const n = Number.parseInt(full, 16);
    return [n >> 16, (n >> 8) & 255, n & 255];
}
function luminance(color) {
    const [r, g, b] = color.map((v) => {
        const s = v / 255;
        return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function ratio(a, b) {
    const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05);
}
definePlugin({
    handlers: {
        async check(ctx, { path }) {
            const css = await ctx.read(path);
            const found = [];
            for (const [, selector, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
                const color = /(?:^|;)\s*color\s*:\s*(#[0-9a-f]+)/i.exec(body)?.[1];
                const background = /(?:^|;)\s*background(?:-color)?\s*:\s*(#[0-9a-f]+)/i.exec(body)?.[1];
                const [a, b] = [color && rgb(color), background && rgb(background)];
                if (!a || !b)
                    continue;
                const value = ratio(a, b);
                if (value < 4.5)
                    found.push({ selector: selector.trim(), color: color, background: background, ratio: Math.round(value * 100) / 100 });
            }
            return found;
        },
    },
});
