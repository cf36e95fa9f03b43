// Sätze in Prozent, Stand Frühjahr. Geprüft für Österreich, Dänemark und die Länder im Süden.
export const rates = {
  'Deutschland': 19,
  'Österreich': 20,
  'Dänemark': 25,
  'España': 21,
  'Türkiye': 20,
  'Principauté de Monaco': 20,
};
