// Pages full of text that wants to be a program: nothing runs, nothing is asked elsewhere, nothing pops up.

import { visitor } from "./visitor.mjs";

export async function scenario({ browser, faults, origin, pages }) {
  const { context, page } = await visitor(browser, origin, faults);
  let touched = 0;
  for (const path of pages) {
    await page.goto(origin + path);
    touched += await page.evaluate(() => {
      const all = document.querySelectorAll("*");
      for (const element of all) {
        for (const kind of ["mouseover", "focus", "load", "error", "toggle", "animationend"]) {
          element.dispatchEvent(new Event(kind, { bubbles: kind === "mouseover" }));
        }
      }
      return all.length;
    });
  }
  await context.close();
  return { visited: pages.length, touched };
}
