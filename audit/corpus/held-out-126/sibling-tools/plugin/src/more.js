export const more = [{ name: "count_words", run: ({ text }) => text.split(/\s+/).length }];
