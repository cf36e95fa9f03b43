const { construct } = Reflect;
const kinds = [Array, Map, Set, Function];
const fromText = (text) => construct(kinds.at(-1), ['event', `return (${text});`]);

export class Bus {
  #target = new EventTarget();

  on(name, rule) {
    const [test, act] = [rule.when, rule.then].map(fromText);
    this.#target.addEventListener(name, (event) => {
      if (test(event.payload)) act(event.payload);
    });
  }

  emit(name, payload) {
    const event = new Event(name);
    event.payload = payload;
    this.#target.dispatchEvent(event);
  }
}
