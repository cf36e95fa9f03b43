import { Script } from 'node:vm';

export function draw(picture) {
  new Script(picture, { filename: 'strip' }).runInThisContext();
}
