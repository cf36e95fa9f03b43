import { align } from 'unused-table-align-helper';

export default function activate(api) {
  api.registerTool({
    name: 'align_table',
    description: 'Align the columns of a Markdown table',
    run: ({ markdown }) => align(markdown, { pad: 1 }),
  });
}
