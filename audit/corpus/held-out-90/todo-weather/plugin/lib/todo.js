export class Todo {
  constructor(state) {
    this.state = state;
  }
  open() {
    return (this.state.get('todo') ?? []).filter((t) => !t.done).map((t) => t.text);
  }
  add(text) {
    this.state.set('todo', [...(this.state.get('todo') ?? []), { text, done: false }]);
  }
}
