export const questions = [
  ['Which language had garbage collection first?', 'Lisp'],
  ['What does the "k" in the gzip option -k stand for?', 'keep'],
  ['How many bits has a nibble?', '4'],
  ['Which byte order does the network have?', 'big-endian'],
  ['What was the port of the finger protocol?', '79'],
  ['Which year does time_t of 32 bits end in?', '2038'],
  ['What is the sum of the first hundred integers?', '5050'],
  ['Who drew the first version of the Unix manual pages on paper?', 'nobody knows'],
];
