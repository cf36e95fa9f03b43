export const parts = ['Situation', 'Background', 'Assessment', 'Recommendation'];
