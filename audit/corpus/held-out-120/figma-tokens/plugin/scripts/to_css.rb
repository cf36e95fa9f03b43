#!/usr/bin/env ruby
require "json"

def flatten(node, path = [])
  return { path.join("-") => node["value"] } if node.is_a?(Hash) && node.key?("value")
  return {} unless node.is_a?(Hash)

  node.each_with_object({}) { |(k, v), acc| acc.merge!(flatten(v, path + [k.downcase.tr(" ", "-")])) }
end

puts ":root {"
ARGV.each do |f|
  flatten(JSON.parse(File.read(f))).each { |k, v| puts "  --#{k}: #{v};" }
end
puts "}"
