'use strict';
// How children are processed: a person, a fork to each child, and the reading of lines.

class Person {
  children = new Map();
  constructor(name) {
    this.name = name;
  }
  find(name) {
    if (this.name === name) return this;
    for (const child of this.children.values()) {
      const found = child.find(name);
      if (found) return found;
    }
    return undefined;
  }
  draw(depth = 0) {
    const mine = this.name ? [`${'  '.repeat(depth)}${this.name}`] : [];
    return [...mine, ...[...this.children.values()].map((c) => c.draw(depth + (this.name ? 1 : 0)))].join('\n');
  }
}

const line = /^\s*(\S.*?)\s*>\s*(\S.*?)\s*$/gm;

module.exports = {
  spawn: (name) => new Person(name),
  fork(tree, parent, child) {
    const above = tree.find(parent) ?? tree.children.set(parent, new Person(parent)).get(parent);
    above.children.set(child, new Person(child));
  },
  *exec(text) {
    line.lastIndex = 0;
    for (let m; (m = line.exec(text)); ) yield [m[1], m[2]];
  },
};
