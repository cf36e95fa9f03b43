import { readFileSync } from 'node:fs';

const 漢字 = /\p{Script=Han}/u;
const ひらがな = /\p{Script=Hiragana}/u;
const カタカナ = /\p{Script=Katakana}/u;

function 数える(本文) {
  const 結果 = { 漢字: 0, ひらがな: 0, カタカナ: 0, その他: 0 };
  for (const 文字 of 本文.replace(/\s/g, '')) {
    if (漢字.test(文字)) 結果.漢字++;
    else if (ひらがな.test(文字)) 結果.ひらがな++;
    else if (カタカナ.test(文字)) 結果.カタカナ++;
    else 結果.その他++;
  }
  return 結果;
}

const 文 = (本文) => 本文.split(/[。！？]/).map((s) => s.trim()).filter(Boolean);

for (const ファイル of process.argv.slice(2)) {
  const 本文 = readFileSync(ファイル, 'utf8');
  const 数 = 数える(本文);
  const 合計 = Object.values(数).reduce((a, b) => a + b, 0) || 1;
  const 長い文 = 文(本文).filter((s) => s.length > 80);
  console.log(`${ファイル}: ${合計}字、漢字率${Math.round((数.漢字 / 合計) * 100)}%、80字を超える文 ${長い文.length}`);
}
