// Klänge und ihre Namen
export const names = ['Glöckchen', 'Flöte', 'Zündung'];
