// With scripts switched off, and on paper: everything is there.

import { visitor } from "./visitor.mjs";

export async function scenario({ browser, faults, origin, plugin }) {
  const { context, page } = await visitor(browser, origin, faults, { javaScriptEnabled: false });
  await page.goto(`${origin}/`);
  await page.locator(`main a[href="plugins/${plugin}"]`).click();
  await page.waitForURL(`${origin}/plugins/${plugin}`);
  const line = await page.locator("#install-line").inputValue();
  const buttons = await page.locator("button:visible").count();
  await page.emulateMedia({ media: "print" });
  const paper = await page.locator("#install-line ~ .paper:visible").innerText();
  const links = await page.locator("header nav:visible").count();
  await page.emulateMedia({ media: "screen" });

  await page.goto(`${origin}/search`);
  await page.locator("input[name=q]").fill(plugin);
  await page.locator("input[name=q]").press("Enter");
  await page.waitForURL(/[?&]q=/);
  await page.locator(`#results a[href="plugins/${plugin}"]`).click();
  await page.waitForURL(`${origin}/plugins/${plugin}`);
  await context.close();
  return { line, buttons, paper, links };
}
