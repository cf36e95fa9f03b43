#include <stddef.h>

size_t bridge_frames(const unsigned char *data, size_t size) {
  size_t frames = 0;
  for (size_t i = 0; i + 1 < size; i++)
    if (data[i] == 0x1f && data[i + 1] == 0x8b) frames++;
  return frames;
}
