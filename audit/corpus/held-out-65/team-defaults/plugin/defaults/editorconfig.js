export default {
  '*': { charset: 'utf-8', end_of_line: 'lf', indent_style: 'space', indent_size: 2, insert_final_newline: true },
  '*.md': { trim_trailing_whitespace: false },
  Makefile: { indent_style: 'tab' },
};
