#!/usr/bin/env ruby
# frozen_string_literal: true

# cassette.rb list FILE | show FILE N | scrub FILE [--dry-run]
require 'base64'
require 'json'

SECRET_HEADERS = JSON.parse(File.read(File.join(__dir__, 'secret_headers.json')))

def load(file)
  JSON.parse(File.read(file)).fetch('interactions')
rescue KeyError, JSON::ParserError => e
  abort "#{file}: #{e.message}"
end

def body(part)
  return '' unless part['body']

  part['encoding'] == 'base64' ? Base64.strict_decode64(part['body']) : part['body']
end

def printable(bytes)
  text = bytes.dup.force_encoding('UTF-8')
  text.valid_encoding? ? text : "(#{bytes.bytesize} bytes of binary data)"
end

def scrub!(interactions)
  changed = []
  interactions.each_with_index do |item, index|
    %w[request response].each do |side|
      (item.dig(side, 'headers') || {}).each do |name, value|
        next unless SECRET_HEADERS.include?(name.downcase) && value != '[scrubbed]'

        item[side]['headers'][name] = '[scrubbed]'
        changed << "#{index} #{side} #{name}"
      end
    end
  end
  changed
end

command, file, arg = ARGV
abort 'cassette.rb list|show|scrub FILE' unless file
interactions = load(file)
case command
when 'list'
  interactions.each_with_index do |item, index|
    puts format('%3d %-6s %s -> %d', index, item.dig('request', 'method'), item.dig('request', 'url'), item.dig('response', 'status'))
  end
when 'show'
  item = interactions.fetch(Integer(arg))
  puts JSON.pretty_generate(item.dig('response', 'headers')), '', printable(body(item['response']))
when 'scrub'
  changed = scrub!(interactions)
  puts changed.empty? ? 'nothing to scrub' : changed
  if changed.any? && arg != '--dry-run'
    File.write("#{file}.bak", File.read(file))
    File.write(file, "#{JSON.pretty_generate('interactions' => interactions)}\n")
    puts "written, old file is #{file}.bak"
  end
else
  abort 'unknown command'
end
