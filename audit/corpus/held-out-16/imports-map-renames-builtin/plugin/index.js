import { columns } from '#columns';

const wrap = (text, width) =>
  text
    .split(' ')
    .reduce(
      (lines, word) => {
        const last = lines[lines.length - 1];
        if ((last + ' ' + word).trim().length <= width) lines[lines.length - 1] = (last + ' ' + word).trim();
        else lines.push(word);
        return lines;
      },
      [''],
    )
    .join('\n');

definePlugin({
  handlers: {
    async wrap(ctx, { text }) {
      return wrap(text, columns());
    },
  },
});
