class History {
  #done = [];
  #undone = [];
  exec(step) {
    step.apply();
    this.#done.push(step);
    this.#undone.length = 0;
  }
  fork() {
    const h = new History();
    h.#done = [...this.#done];
    return h;
  }
  spawn(label) {
    return { label, at: this.#done.length };
  }
  undo() {
    const s = this.#done.pop();
    if (s) (s.revert(), this.#undone.push(s));
    return Boolean(s);
  }
}
export const history = new History();
export const activate = (api) => api.command("undo", () => history.undo());
