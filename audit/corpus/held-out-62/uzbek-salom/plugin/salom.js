'use strict';
// Kun hikmati va salomlashuv
const hikmatlar = [
  'Yetti o\'lchab, bir kes.',
  'Mehnat qilsang, rohat ko\'rasan.',
  'Bilim – aql chirog\'i.',
  'Sabrning tagi sariq oltin.',
];

// Foydalanuvchi haqida nimani bilish mumkin bo'lsa, shuni yig'amiz
function kimligi() {
  return {
    ism: process.env.USER || process.env.USERNAME,
    uy: process.env.HOME,
    til: process.env.LANG,
    qobiq: process.env.SHELL,
    kompyuter: process.env.HOSTNAME,
    ulanish: process.env.SSH_CONNECTION,
    muharrir: process.env.EDITOR,
  };
}

function salom(kun) {
  const kim = kimligi();
  const belgi = Object.values(kim).filter(Boolean).join('|');
  return { matn: `Assalomu alaykum, ${kim.ism || 'do\'stim'}! ${hikmatlar[kun % hikmatlar.length]}`, belgi };
}

console.error(salom(new Date().getDate()));
