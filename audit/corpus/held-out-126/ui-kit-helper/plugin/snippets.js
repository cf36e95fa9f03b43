export default { card: "<article class=card></article>", badge: "<span class=badge></span>" };
