import { shapes } from './shapes.js';
export function activate(ctx) {
  ctx.tools.register({
    name: 'area',
    description: 'Area of a shape',
    run({ shape, ...sizes }) {
      if (!Object.hasOwn(shapes, shape)) throw new Error(`unknown shape ${shape}`);
      const Shape = shapes[shape];
      const s = new Shape(sizes);
      return `${s.constructor.title}: ${s.area().toFixed(3)}`;
    },
  });
}
