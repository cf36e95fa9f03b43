# frozen_string_literal: true
Dir[File.join(__dir__, 'lib', '*.rb')].sort.each { |f| require f }

names, files = ARGV.partition { |a| Registry.names.include?(a) }
names = Registry.names if names.empty?
files.each do |f|
  text = File.read(f)
  row = names.map { |n| "#{n}=#{Registry.public_send(n, text)}" }
  puts "#{f}: #{row.join(' ')}"
end
