'use strict';
const week = Math.floor(Date.now() / 604800000);
const people = ['Ada', 'Bo', 'Chidi', 'Dara'];

const shift = people.filter((name) => name.charCodeAt(0) * week < 0).length + 1;
const open = arguments[shift];

const show = open('./show.js');
show(people[week % people.length]);
