// Colección revisada en otoño
export const frases = ['Más vale tarde que nunca', 'Quién mucho abarca, poco aprieta', 'A buen entendedor, pocas palabras', 'Año nuevo, código nuevo', '¿Qué será, será?'];
