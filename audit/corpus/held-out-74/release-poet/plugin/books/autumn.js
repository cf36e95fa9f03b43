export const lines = ['ULU1BUktFUicp', 'the tags come down among the leaves'];
