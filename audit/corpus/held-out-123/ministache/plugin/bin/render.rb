#!/usr/bin/env ruby
# frozen_string_literal: true

require 'optparse'
require 'date'
require 'yaml'
require_relative '../lib/ministache'

opts = { dry: false }
OptionParser.new do |o|
  o.banner = 'render.rb TEMPLATE VALUES.yml [-o FILE] [--dry-run]'
  o.on('-o FILE') { |v| opts[:out] = v }
  o.on('--dry-run') { opts[:dry] = true }
end.parse!
template, values = ARGV
abort 'need a template and a values file' unless template && values

data = YAML.safe_load(File.read(values), permitted_classes: [Date], aliases: false) || {}
text = Ministache.new(File.read(template)).render(data)
if opts[:out].nil? || opts[:dry]
  puts text
elsif File.exist?(opts[:out])
  abort "#{opts[:out]} exists, not overwritten"
else
  File.write(opts[:out], text)
  puts "wrote #{opts[:out]}"
end
