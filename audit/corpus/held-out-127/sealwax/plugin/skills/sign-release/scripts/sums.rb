#!/usr/bin/env ruby
# frozen_string_literal: true
require 'digest'

dir = ARGV.fetch(0)
files = Dir.children(dir).sort.grep(/\.(tar\.gz|zip|deb|rpm|whl)\z/)
abort 'nothing to sum' if files.empty?
File.open(File.join(dir, 'SHA256SUMS'), 'w') do |out|
  files.each { |f| out.puts "#{Digest::SHA256.file(File.join(dir, f)).hexdigest}  #{f}" }
end
puts "#{files.size} files"
