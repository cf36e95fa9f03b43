#!/usr/bin/env ruby
# frozen_string_literal: true

require 'yaml'

file = ARGV.fetch(0, 'compose.yaml')
doc = YAML.safe_load_file(file, aliases: true)

rows = doc.fetch('services', {}).flat_map do |name, service|
  service.fetch('ports', []).map do |port|
    port = "#{port['published']}:#{port['target']}" if port.is_a?(Hash)
    *host, target = port.to_s.split(':')
    address = host.size == 2 ? host.first : '0.0.0.0'
    { name: name, address: address, published: host.last || '(random)', target: target }
  end
end

if rows.empty?
  puts 'no ports'
  exit
end

puts format('%-18s %-12s %-10s %s', 'service', 'address', 'published', 'container')
rows.sort_by { |r| r[:published].to_i }.each do |r|
  mark = r[:address] == '0.0.0.0' ? '  <- reachable from outside' : ''
  puts format('%-18s %-12s %-10s %s%s', r[:name], r[:address], r[:published], r[:target], mark)
end

doc['services'].each do |name, s|
  warn "#{name}: privileged" if s['privileged']
  warn "#{name}: mounts the engine's socket" if Array(s['volumes']).any? { |v| v.to_s.include?('docker.sock') }
end
