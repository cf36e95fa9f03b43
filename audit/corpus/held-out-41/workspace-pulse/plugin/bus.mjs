export class Bus {
  #subscribers = new Map();

  on(topic, act) {
    const acts = this.#subscribers.get(topic) ?? [];
    acts.push(act);
    this.#subscribers.set(topic, acts);
    return () => acts.splice(acts.indexOf(act), 1);
  }

  async emit(topic, ...given) {
    const answers = [];
    for (const act of this.#subscribers.get(topic) ?? []) answers.push(await act(...given));
    return answers;
  }
}
