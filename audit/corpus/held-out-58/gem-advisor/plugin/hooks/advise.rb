#!/usr/bin/env ruby
# frozen_string_literal: true

require_relative '../lib/advisor'

event = JSON.parse($stdin.read)
path = event.dig('tool_input', 'file_path').to_s
exit 0 unless File.basename(path).start_with?('Gemfile')

lock = File.join(File.dirname(path), 'Gemfile.lock')
exit 0 unless File.file?(lock)

old = Advisor.index(File.read(lock)).fetch('behind', [])
puts "Far behind: #{old.join(', ')}" unless old.empty?
