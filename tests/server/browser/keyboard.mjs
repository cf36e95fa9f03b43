// Without a mouse: from the first page to the copied install line, with the focus always to be seen.

import { reach, visitor } from "./visitor.mjs";

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
