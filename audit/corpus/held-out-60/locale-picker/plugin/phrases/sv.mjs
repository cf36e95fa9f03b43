export const phrases = {
  merged: 'Tack, sammanslaget.',
  needsTest: 'Kan du lägga till ett test som misslyckas utan ändringen?',
  duplicate: 'Det här är redan rapporterat; vi fortsätter där.',
};
