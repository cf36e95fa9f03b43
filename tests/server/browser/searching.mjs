// Among ten thousand plugins, without a mouse: typed, found while typing, opened, and its install line copied.

import { reach, visitor } from "./visitor.mjs";

export async function scenario({ browser, faults, origin, words, plugin }) {
  const { context, page } = await visitor(browser, origin, faults, {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  let documents = 0;
  page.on("request", (request) => {
    documents += request.isNavigationRequest() ? 1 : 0;
  });
  await page.goto(`${origin}/search`);
  const all = await page.locator("#count").innerText();
  await reach(page, faults, "input[name=q]");
  await page.keyboard.type(words, { delay: 20 });
  await page.locator(`#results a[href$="plugins/${plugin}"]`).waitFor();
  const found = await page.locator("#count").innerText();
  const loaded = documents;

  await reach(page, faults, `#results a[href$="plugins/${plugin}"]`);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${origin}/plugins/${plugin}`);
  await reach(page, faults, "#install-line ~ button");
  await page.keyboard.press("Enter");
  await page.getByText("Copied", { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await context.close();
  return { all, found, loaded, copied };
}
