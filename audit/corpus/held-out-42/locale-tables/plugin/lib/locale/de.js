export const de = { hello: 'Guten Tag', bye: 'Auf Wiedersehen' };
