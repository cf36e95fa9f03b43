import { dark } from "./themes/dark.js";
import { light } from "./themes/light.js";

const themes = { dark, light };

export default class Themes {
  activate(api) {
    this.name = "dark";
    api.ui.provideColours(() => themes[this.name]);
    api.commands.add("theme", (n) => { if (Object.hasOwn(themes, n)) this.name = n; return this.name; });
  }
}
