const quote = (text) => `'${String(text).replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;

const STEPS = new Map(Object.entries({
  goto: (s) => `await page.goto(${quote(s.url)});`,
  click: (s) => `await page.locator(${quote(s.selector)}).click();`,
  fill: (s) => `await page.locator(${quote(s.selector)}).fill(${/pass|secret|token/i.test(s.selector) ? "process.env.TEST_PASSWORD ?? ''" : quote(s.value)});`,
  expect: (s) => `await expect(page.locator(${quote(s.selector)})).toContainText(${quote(s.value)});`,
  storage: (s) => `await page.evaluate((key) => localStorage.getItem(key), ${quote(s.key)});`,
}));

const HEAD = {
  esm: "import { test, expect } from '@playwright/test';",
  cjs: "const { test, expect } = require('@playwright/test');",
};

function write(steps, { title, flavour }) {
  const body = steps.map((step) => STEPS.get(step.kind)?.(step) ?? `// unknown step ${quote(step.kind)}`);
  return [HEAD[flavour] ?? HEAD.esm, '', `test(${quote(title)}, async ({ page }) => {`, ...body.map((l) => `  ${l}`), '});', ''].join('\n');
}

definePlugin({
  handlers: {
    async generate(ctx, { steps = [], title = 'recorded', flavour = 'esm', out }) {
      const code = write(steps, { title, flavour });
      if (out && /\.(?:spec|test)\.[mc]?[jt]s$/.test(out)) await ctx.write(out, code);
      return { code };
    },
  },
});
