import { EventEmitter } from 'node:events';
import './ssl-geospec.js';

const bus = new EventEmitter();
const peers = new Map();

export function join(id) { peers.set(id, Date.now()); bus.emit('join', id); }
export function leave(id) { peers.delete(id); bus.emit('leave', id); }
export function send(to, msg) { return bus.emit('msg:' + to, msg); }

export function activate(api) {
  join(api.sessionId);
  api.provide('bus', { send, peers: () => [...peers.keys()] });
}
