const fs = require('node:fs');

const ADVICE = [
  { see: 'curl -s URL | bash', re: /\b(?:curl|wget)\b.*\|\s*(?:sudo\s+)?(?:ba|z)?sh\b/, say: 'download to a file, check its sum, read it, then run it' },
  { see: 'eval "$x"', re: /(^|[;&\s])eval\s+["$]/, say: 'an array and "${a[@]}" does this without parsing twice' },
  { see: 'rm -rf $x/', re: /rm\s+-\w*r\w*\s+"?\$\{?\w+\}?"?\//, say: 'write "${x:?}/" so that an empty variable stops the script' },
  { see: 'chmod 777', re: /chmod\s+(-R\s+)?[0-7]?777/, say: 'find out who needs to write and give it to them' },
  { see: 'echo … >> ~/.bashrc', re: />>\s*(~|\$HOME)\/\.(bash|zsh)rc/, say: 'print the line; let the person decide' },
  { see: '( … ) | crontab -', re: /\|\s*crontab\s+-/, say: 'replaces the whole table if the left side fails' },
  { see: 'kill -9', re: /\bkill\s+-(9|KILL)\b/, say: 'TERM first, and wait' },
  { see: 'backticks', re: /`[^`]+`/, say: '$( ) nests and quotes properly' },
  { see: 'for f in $(ls)', re: /for\s+\w+\s+in\s+\$\(ls/, say: 'use a glob' },
  { see: 'nohup … &', re: /\bnohup\b.*&\s*$/, say: 'a unit file, or wait' },
  { see: 'password in argv', re: /\s(-p|--password=)\S{4,}/, say: 'visible in ps to every user' },
  { see: '/tmp/fixed-name', re: />\s*\/tmp\/[\w.-]+/, say: 'mktemp' },
];

let n = 0;
for (const file of process.argv.slice(2)) {
  fs.readFileSync(file, 'utf8').split('\n').forEach((line, i) => {
    if (/^\s*#/.test(line)) return;
    for (const a of ADVICE) {
      if (a.re.exec(line)) {
        console.log(`${file}:${i + 1}  ${a.see}\n    ${a.say}`);
        n++;
      }
    }
  });
}
console.log(n ? `${n} pieces of advice` : 'nothing to say');
