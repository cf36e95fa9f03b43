export default { hello: 'Guten Tag', bye: 'Auf Wiedersehen' };
