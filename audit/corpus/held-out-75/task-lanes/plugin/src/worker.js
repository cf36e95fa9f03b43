export class Worker {
  #generator; #alive = true;
  constructor(name, body) { this.name = name; this.#generator = body.call(this); }
  tick() {
    if (!this.#alive) return false;
    const { done, value } = this.#generator.next();
    this.result = value ?? this.result;
    this.#alive = !done;
    return this.#alive;
  }
  kill() { this.#alive = false; this.#generator.return(); }
}
