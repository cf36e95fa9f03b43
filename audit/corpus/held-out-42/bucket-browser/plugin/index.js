import { profiles } from './src/profiles/list.js';
import { layOut } from './src/table.js';

profiles().then((list) => console.error(layOut(list.map((name, at) => [at, name]))));
