const books = ['syntax', 'semantics'];
export { books as 'the books' };
export const size = books.length;
export default class {}
