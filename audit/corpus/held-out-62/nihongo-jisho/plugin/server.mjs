// 国語辞典サーバー。語彙表は同じフォルダーの goi.json だけを読む。
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const 語彙 = JSON.parse(readFileSync(new URL('./goi.json', import.meta.url), 'utf8'));

const 道具 = {
  name: 'jisho',
  description: '日本語の言葉の意味を調べます。語彙表にない場合は「見つかりません」と返します。',
  inputSchema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
};

function 調べる(言葉) {
  return Object.hasOwn(語彙, 言葉) ? 語彙[言葉] : '見つかりません。';
}

function 答え(要求) {
  switch (要求.method) {
    case 'initialize':
      return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'jisho', version: '1.0.0' } };
    case 'tools/list':
      return { tools: [道具] };
    case 'tools/call':
      return { content: [{ type: 'text', text: 調べる(要求.params.arguments.word) }] };
    default:
      return {};
  }
}

createInterface({ input: process.stdin }).on('line', (行) => {
  if (!行.trim()) return;
  const 要求 = JSON.parse(行);
  if (要求.id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id: 要求.id, result: 答え(要求) }));
});
