# frozen_string_literal: true
require_relative "names"

example = ARGV[0] || ".env.example"
abort "no #{example}" unless File.file?(example)

wanted = Names.declared(example)
missing = wanted.reject { |n| ENV.key?(n) }
used = Names.used(".")

puts "MISSING #{missing.join(' ')}" unless missing.empty?
unused = wanted - used
puts "UNUSED  #{unused.join(' ')}" unless unused.empty?
undeclared = used - wanted
puts "UNDECLARED #{undeclared.join(' ')}" unless undeclared.empty?
puts "in step" if missing.empty? && unused.empty? && undeclared.empty?
