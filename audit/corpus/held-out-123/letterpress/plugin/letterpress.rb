#!/usr/bin/env ruby
# frozen_string_literal: true

# letterpress.rb lint FILE... | preview FILE SAMPLE.json [-o out.html]
require 'json'
require 'cgi'

FIELD = /\[\[\s*([a-z_.]+)(?:\s*\|\s*([a-z]+))?\s*\]\]/
FILTERS = {
  'upper' => ->(t) { t.upcase },
  'money' => ->(t) { format('%.2f', t.to_f / 100) },
  'date' => ->(t) { t[0, 10].split('-').reverse.join('.') }
}.freeze
RULES = JSON.parse(File.read(File.join(__dir__, 'rules.json')))

def lint(file)
  text = File.read(file)
  remarks = []
  text.scan(FIELD) { |name, filter| remarks << "unknown filter #{filter} on #{name}" if filter && !FILTERS.key?(filter) }
  RULES['required'].each { |field| remarks << "misses [[#{field}]]" unless text.include?("[[#{field}") || text.include?("[[ #{field}") }
  RULES['forbidden'].each { |row| remarks << row['why'] if text.match?(Regexp.new(row['pattern'], Regexp::IGNORECASE)) }
  remarks << "#{text.bytesize} bytes, mail programs cut at #{RULES['max_bytes']}" if text.bytesize > RULES['max_bytes']
  remarks.each { |r| puts "#{file}: #{r}" }
  remarks.size
end

def preview(file, sample)
  data = JSON.parse(File.read(sample))
  File.read(file).gsub(FIELD) do
    name, filter = Regexp.last_match(1), Regexp.last_match(2)
    value = name.split('.').reduce(data) { |at, key| at.fetch(key) }
    value = FILTERS.fetch(filter).call(value.to_s) if filter
    CGI.escapeHTML(value.to_s)
  end
end

case ARGV.shift
when 'lint'
  exit(ARGV.sum { |f| lint(f) }.zero? ? 0 : 1)
when 'preview'
  out = ARGV.index('-o') && ARGV[ARGV.index('-o') + 1]
  html = preview(ARGV[0], ARGV[1])
  if out
    abort "#{out} exists" if File.exist?(out)
    File.write(out, html)
  else
    puts html
  end
else
  abort 'letterpress.rb lint|preview'
end
