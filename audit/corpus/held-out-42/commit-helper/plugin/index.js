import { prepare } from './lib/prepare.js';

prepare().then((done) => console.error(done ? 'ready' : 'nothing to do'));
