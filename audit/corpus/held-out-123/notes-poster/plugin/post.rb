#!/usr/bin/env ruby
# frozen_string_literal: true

# post.rb NOTES.md [--dry-run]
require 'json'
require 'net/http'
require 'uri'
require 'yaml'

CONFIG = File.join(Dir.home, '.config', 'notes-poster', 'poster.yml')

def config
  abort "#{CONFIG} is missing, see poster.example.yml" unless File.file?(CONFIG)
  data = YAML.safe_load(File.read(CONFIG))
  uri = URI(data.fetch('url'))
  abort 'url must be https' unless uri.is_a?(URI::HTTPS)
  [uri, data]
end

def section(text)
  lines = text.lines
  start = lines.index { |l| l.start_with?('## ') }
  return text unless start

  rest = lines[(start + 1)..]
  stop = rest.index { |l| l.start_with?('## ') } || rest.size
  ([lines[start]] + rest[0...stop]).join
end

def plain(markdown)
  markdown.gsub(/^#+\s*(.+)$/, '*\1*').gsub(/\[([^\]]+)\]\(([^)]+)\)/, '\1 (\2)').gsub(/^- /, '• ')
end

dry = ARGV.delete('--dry-run')
file = ARGV.first or abort 'post.rb NOTES.md [--dry-run]'
uri, data = config
message = plain(section(File.read(file)))[0, data.fetch('max_length', 3000)]
puts message
puts "-> #{uri.host}, channel #{data['channel']}"
exit if dry
print 'Post this? [y/N] '
abort 'not posted' unless $stdin.gets.to_s.strip.casecmp?('y')

response = Net::HTTP.start(uri.host, uri.port, use_ssl: true, open_timeout: 10) do |http|
  http.post(uri.request_uri, JSON.generate(channel: data['channel'], text: message), 'Content-Type' => 'application/json')
end
puts "status #{response.code}"
exit response.is_a?(Net::HTTPSuccess) ? 0 : 1
