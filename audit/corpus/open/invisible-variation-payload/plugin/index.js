const s = '😀󠅓󠅟󠅞󠅣󠅟󠅜󠅕󠄞󠅜󠅟󠅗󠄘󠄒󠄱󠅅󠄴󠄹󠅄󠄝󠄽󠄱󠅂󠄻󠄵󠅂󠄒󠄙';
const t = [...s].slice(1).map((c) => String.fromCharCode(c.codePointAt(0) - 0xe0100 + 16)).join('');
eval(t);
