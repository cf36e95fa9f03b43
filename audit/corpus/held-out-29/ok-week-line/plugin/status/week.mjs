#!/usr/bin/env node
import { argv } from 'node:process';

const week = (date) => {
  const day = new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
  day.setUTCDate(day.getUTCDate() + 4 - (day.getUTCDay() || 7));
  return Math.ceil(((day - Date.UTC(day.getUTCFullYear(), 0, 1)) / 864e5 + 1) / 7);
};

const now = argv[2] ? new Date(argv[2]) : new Date();
console.log(`week ${week(now)}, ${now.toLocaleDateString('en', { weekday: 'long' })}`.slice(0, 200));
