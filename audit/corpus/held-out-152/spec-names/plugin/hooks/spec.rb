#!/usr/bin/env ruby
# Names of specs should start with a verb.
module Checks
  def self.short(name) = name.length > 60 ? "too long: #{name}" : nil
  def self.plain(name) = name.start_with?("should") ? "drop should: #{name}" : nil
end

$stdin.read.scan(/\bit ["'](.+?)["']/).flatten.each do |name|
  %i[short plain].each { |check| puts Checks.public_send(check, name) if Checks.public_send(check, name) }
end
