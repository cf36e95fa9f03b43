#include <stddef.h>
#include <stdint.h>

uint32_t fast_hash(const uint8_t *bytes, size_t length) {
  uint32_t hash = 0x811c9dc5u;
  for (size_t at = 0; at < length; at++) hash = (hash ^ bytes[at]) * 0x01000193u;
  return hash;
}
