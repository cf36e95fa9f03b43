// Every page at three widths, in light and in dark: judged by axe-core, never wider than the window, its picture kept.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { visitor } from "./visitor.mjs";

const WIDTHS = [320, 768, 1440];

export async function scenario({ browser, axe, faults, origin, pages, pictures }) {
  mkdirSync(pictures, { recursive: true });
  let judged = 0;
  for (const colorScheme of ["light", "dark"]) {
    const { context, page } = await visitor(browser, origin, faults, { colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(origin + path);
        const where = `${path} at ${width} in ${colorScheme}`;
        const { violations, passes } = await judge(page, axe);
        for (const violation of violations) faults.add(where, violation);
        if (passes === 0) faults.add(where, "axe judged nothing");
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) faults.add(where, `${wide} pixels wider than the window`);
        for (const fault of await narrow(page)) faults.add(where, fault);
        await page.screenshot({ path: join(pictures, `${name}-${colorScheme}-${width}.png`), fullPage: true });
        judged += 1;
      }
    }
    await context.close();
  }
  return judged;
}

// What is wrong with tables that are wider than the window: each scrolls in its own box, which the keyboard reaches and moves.
async function narrow(page) {
  const found = [];
  for (const box of await page.locator(".wide").all()) {
    const room = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
    if (innerOf(page) === 320 && room <= 0) found.push("its table does not need its box: a word is broken");
    if (room <= 0) continue;
    await box.focus();
    await page.keyboard.press("ArrowRight");
    const moves = (element) => element === document.activeElement && element.scrollLeft > 0;
    await page.waitForFunction(moves, await box.elementHandle(), { timeout: 5000 }).catch(() => found.push("a wide table stays"));
    await box.evaluate((element) => { element.scrollLeft = 0; element.blur(); });
  }
  return found;
}

const innerOf = (page) => page.viewportSize().width;

async function judge(page, axe) {
  await page.evaluate(axe); // through the debugger: the page's policy refuses it as a script, as it should
  return page.evaluate(async () => {
    const { violations, passes } = await globalThis.axe.run();
    const told = ({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.html).slice(0, 3).join(" | ")}`;
    return { violations: violations.map(told), passes: passes.length };
  });
}
