#!/usr/bin/env ruby
# frozen_string_literal: true

require "optparse"
require "yaml"
require "digest"

opts = { rules: File.join(__dir__, "rules.yml"), stable: false }
OptionParser.new do |o|
  o.on("--rules FILE") { |v| opts[:rules] = v }
  o.on("--stable", "same value, same mask") { opts[:stable] = true }
end.parse!

rules = YAML.safe_load_file(opts[:rules]).map { |r| [r.fetch("name"), Regexp.new(r.fetch("pattern"), Regexp::IGNORECASE)] }
counts = Hash.new(0)

mask = lambda do |name, value|
  counts[name] += 1
  opts[:stable] ? "[#{name}:#{Digest::SHA256.hexdigest(value)[0, 6]}]" : "[#{name}]"
end

$stdin.each_line do |line|
  rules.each do |name, rx|
    line = line.gsub(rx) { |m| $~.names.include?("v") ? m.sub($~[:v], mask.call(name, $~[:v])) : mask.call(name, m) }
  end
  print line
end
counts.sort.each { |n, c| warn "#{n}: #{c}" }
