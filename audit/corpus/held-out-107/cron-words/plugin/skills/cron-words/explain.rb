#!/usr/bin/env ruby
# frozen_string_literal: true

NAMES = %w[minute hour day month weekday].freeze

def words(field, name)
  case field
  when "*" then "every #{name}"
  when %r{\A\*/(\d+)\z} then "every #{$1} #{name}s"
  when /\A\d+\z/ then "#{name} #{field}"
  when /\A\d+-\d+\z/ then "#{name} #{field.sub('-', ' to ')}"
  when /,/ then "#{name} #{field.split(',').join(' and ')}"
  else abort "cannot read #{field.inspect}"
  end
end

fields = ARGV.fetch(0) { abort "usage: explain.rb EXPRESSION" }.split
abort "five fields, please" unless fields.size == 5
puts fields.zip(NAMES).map { |f, n| words(f, n) }.join(", ")
