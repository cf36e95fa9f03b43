#!/usr/bin/env ruby
require_relative "lib/outline"
require_relative "lib/matchers"

abort "usage: spec_writer.rb FILE..." if ARGV.empty?
matchers = Matchers.load(ENV["SPEC_STYLE"] || "expect")

ARGV.each do |file|
  Outline.new(File.read(file)).each_class do |klass, methods|
    puts "RSpec.describe #{klass} do"
    methods.each do |m|
      puts "  describe '##{m}' do", "    it #{matchers.fetch(m[-1], "'works'")} do", "      pending", "    end", "  end"
    end
    puts "end"
  end
end
