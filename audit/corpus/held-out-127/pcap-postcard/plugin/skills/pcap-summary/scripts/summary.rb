#!/usr/bin/env ruby
data = File.binread(ARGV.fetch(0))
magic = data[0, 4].unpack1('V')
endian = { 0xa1b2c3d4 => 'V', 0xd4c3b2a1 => 'N' }[magic] or abort 'not a classic pcap'
talk = Hash.new(0)
pos = 24
while pos + 16 <= data.bytesize
  caplen = data[pos + 8, 4].unpack1(endian)
  frame = data[pos + 16, caplen]
  pos += 16 + caplen
  next unless frame && frame.bytesize > 34 && frame[12, 2] == "\x08\x00".b

  ihl = (frame.getbyte(14) & 15) * 4
  proto = frame.getbyte(23)
  src, dst = [26, 30].map { |o| frame[o, 4].bytes.join('.') }
  port = [6, 17].include?(proto) && frame.bytesize >= 18 + ihl ? frame[16 + ihl, 2].unpack1('n') : 0
  talk[[src, dst, proto, port]] += frame.bytesize
end
talk.sort_by { |_, n| -n }.first(25).each do |(s, d, p, port), n|
  puts format('%-15s -> %-15s proto %2d port %5d %10d bytes', s, d, p, port, n)
end
