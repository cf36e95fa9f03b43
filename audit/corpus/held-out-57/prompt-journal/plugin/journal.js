export class Journal {
  constructor(store) { this.store = store; }
  add(kind, what) { return this.store.append({ kind, what, at: new Date().toISOString() }); }
}
