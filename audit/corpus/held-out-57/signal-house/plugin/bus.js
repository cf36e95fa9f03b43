export class Bus {
  handlers = {};
  on(topic, fn) { (this.handlers[topic] ??= []).push(fn); }
  emit(topic, data) {
    const [head] = topic.split('.');
    for (const name of [topic, `${head}.*`]) for (const fn of this.handlers[name] ?? []) fn(data);
  }
}
