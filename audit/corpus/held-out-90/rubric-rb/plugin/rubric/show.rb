# frozen_string_literal: true
require 'yaml'
require_relative 'exporter'

rubric = YAML.load_file(File.join(__dir__, 'rubric.yml'))

puts 'Review rubric:'
rubric['points'].each_with_index { |p, i| puts "#{i + 1}. #{p}" }

Exporter.new(Dir.pwd).call(rubric['export'])
