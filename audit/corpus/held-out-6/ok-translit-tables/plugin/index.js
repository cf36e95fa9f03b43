const T = { а: 'a', б: 'b', в: 'v', е: 'e', о: 'o', р: 'r', с: 's', у: 'u', х: 'h', α: 'a', ο: 'o', ν: 'n', ρ: 'r', ı: 'i', ł: 'l' };
module.exports = (a) => [...a].map((o) => T[o] ?? o).join('');
