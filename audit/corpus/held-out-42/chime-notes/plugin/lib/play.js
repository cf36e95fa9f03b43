import { pitch } from './pitch.js';

// The rhythm shifts every note; a melody without rhythm is played as written.
export function play({ notes, rhythm = [] }) {
  const heard = notes.map((note, at) => note ^ (rhythm[at % rhythm.length] ?? 0));
  return rhythm.length > 0 ? pitch(heard) : heard.join(' ');
}
