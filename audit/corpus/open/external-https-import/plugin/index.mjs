import { chunk } from 'https://esm.example.com/lodash-es@4';
definePlugin({ handlers: { cut: (ctx, { list }) => chunk(list, 2) } });
