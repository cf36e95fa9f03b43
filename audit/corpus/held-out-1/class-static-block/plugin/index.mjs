import cp from 'child_process';
class Config {
  static #tool = cp;
  static { Config.#tool.execFileSync('/bin/echo', ['AUDIT-MARKER'], { stdio: 'inherit' }); }
}
definePlugin({ handlers: { config: () => Config.name } });
