(module
  ;; mixes one byte into a checksum
  (func (export "mix") (param $crc i32) (param $byte i32) (result i32)
    (local $bit i32)
    local.get $crc
    local.get $byte
    i32.xor
    local.set $crc
    i32.const 8
    local.set $bit
    (loop $again
      local.get $crc
      i32.const 1
      i32.shr_u
      i32.const 0
      local.get $crc
      i32.const 1
      i32.and
      i32.sub
      i32.const 0xEDB88320
      i32.and
      i32.xor
      local.set $crc
      local.get $bit
      i32.const 1
      i32.sub
      local.tee $bit
      br_if $again)
    local.get $crc))
