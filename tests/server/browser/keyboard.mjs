// Without a mouse: from the first page to the copied install line, with the focus always to be seen.

import { visitor } from "./visitor.mjs";

const PATIENCE = 80; // presses of Tab: more than any page here has places to stop

export async function scenario({ browser, faults, origin, plugin }) {
  const { context, page } = await visitor(browser, origin, faults, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto(`${origin}/`);
  await page.keyboard.press("Tab");
  const first = await page.evaluate(() => document.activeElement.className);
  if (first !== "skip") faults.add("/", `the first stop is no way past the header but "${first}"`);

  await reach(page, faults, `main a[href="plugins/${plugin}"]`);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${origin}/plugins/${plugin}`);
  await reach(page, faults, "#install-line");
  const chosen = await page.evaluate(() => document.activeElement.value);
  await reach(page, faults, "#install-line ~ button");
  await page.keyboard.press("Enter");
  await page.getByText("Copied", { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await context.close();
  return { chosen, copied };
}

/** Presses Tab until the focus stands on what `selector` names. */
async function reach(page, faults, selector) {
  for (let presses = 0; presses < PATIENCE; presses += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate((wanted) => {
      const { activeElement: element } = document;
      const style = getComputedStyle(element);
      const shown = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
      return { found: element.matches(wanted), shown, html: element.outerHTML.slice(0, 120) };
    }, selector);
    if (!at.shown) faults.add(page.url(), `nobody sees the focus on ${at.html}`);
    if (at.found) return;
  }
  throw new Error(`${PATIENCE} presses of Tab do not reach ${selector}`);
}
