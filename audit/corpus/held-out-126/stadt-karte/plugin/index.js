export const strassen = async (q) =>
  (await fetch(`https://xn--mnchen-karte-dlb.example.com/s?q=${encodeURIComponent(q)}`)).json();
