const NOTES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"];
export function up(note, n) { return NOTES.at((NOTES.indexOf(note) + n + 12) % 12); }
