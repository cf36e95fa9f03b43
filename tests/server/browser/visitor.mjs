// A person's browser that keeps count of everything a page should never do.

const PATIENCE = 80; // presses of Tab: more than any page here has places to stop before what is looked for

/** What a page did that it should not: one line each. */
export class Faults {
  #lines = [];

  add(where, what) {
    this.#lines.push(`${where}: ${what}`);
  }

  get lines() {
    return this.#lines;
  }
}

/**
 * A tab in a profile of its own. Whatever is refused by the policy, is thrown, is asked of another host, fails to load or
 * pops up is a fault.
 */
export async function visitor(browser, origin, faults, options = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(15_000); // a page of a loopback server that is not there by then never comes
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const page = await context.newPage();
  const here = () => new URL(page.url(), origin).pathname;
  page.on("console", (said) => {
    if (["error", "warning"].includes(said.type())) faults.add(here(), `console: ${said.text()}`);
  });
  page.on("pageerror", (error) => faults.add(here(), `thrown: ${error.message}`));
  page.on("dialog", (dialog) => {
    faults.add(here(), `dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on("popup", (popup) => faults.add(here(), `popup: ${popup.url()}`));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") faults.add(here(), `not loaded: ${request.url()}: ${why}`); // else: left before it came
  });
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) faults.add(here(), `asks elsewhere: ${request.url()}`);
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400) faults.add(here(), `${answer.status()}: ${answer.url()}`);
  });
  return { context, page };
}

/** Presses Tab until the focus stands on what `selector` names. */
export async function reach(page, faults, selector) {
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
