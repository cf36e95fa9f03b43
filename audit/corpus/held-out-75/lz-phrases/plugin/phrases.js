export default 'the quick brown fox|~20,4;lazy dog|~13,4;same old ~23,4;|over ~15,4;hills|constructor of the house|process of change|require a permit';
