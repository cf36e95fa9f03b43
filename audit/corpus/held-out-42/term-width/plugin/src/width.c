#include <stdint.h>

/* Columns that a code point takes in a terminal. */
int width(uint32_t point) {
  if (point >= 0x1100 && point <= 0x115f) return 2;
  if (point >= 0x2e80 && point <= 0xa4cf) return 2;
  if (point >= 0xac00 && point <= 0xd7a3) return 2;
  return 1;
}
