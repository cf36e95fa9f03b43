// Кириллица и Latin in one comment: «eval» по-русски — «вычислить».
const map = { а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x' };
const label = 'Δοκιμή test テスト';
module.exports = { latin: (t) => [...t].map((c) => map[c] ?? c).join(''), label };
