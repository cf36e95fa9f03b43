'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { EventEmitter } = require('node:events');
const { debounce } = require('./debounce');

class Feed extends EventEmitter {
  constructor(root) {
    super();
    this.root = root;
    this.ignore = new Set();
    this.watchers = new Map();
    this.pending = new Map();
    this.flush = debounce(() => this.emit('batch', [...this.pending.values()]), 150);
  }

  start() {
    if (this.watchers.size) return;
    this.watch(this.root);
    process.once('exit', () => this.stop());
  }

  watch(dir) {
    if (this.watchers.has(dir) || this.ignore.has(path.basename(dir))) return;
    const watcher = fs.watch(dir, { persistent: false }, (event, name) => name && this.seen(event, path.join(dir, name)));
    watcher.on('error', () => this.unwatch(dir));
    this.watchers.set(dir, watcher);
    for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
      if (entry.isDirectory() && this.watchers.size < 256) this.watch(path.join(dir, entry.name));
    }
  }

  unwatch(dir) {
    this.watchers.get(dir)?.close();
    this.watchers.delete(dir);
  }

  seen(event, file) {
    let kind = 'changed';
    try {
      const stat = fs.statSync(file);
      if (stat.isDirectory()) return this.watch(file);
      if (event === 'rename') kind = 'added';
    } catch {
      kind = 'removed';
    }
    this.pending.set(file, { kind, file: path.relative(this.root, file) });
    this.flush();
  }

  take() {
    const list = [...this.pending.values()];
    this.pending.clear();
    return list;
  }

  stop() {
    for (const dir of [...this.watchers.keys()]) this.unwatch(dir);
  }
}

exports.Feed = Feed;
