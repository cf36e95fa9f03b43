#!/usr/bin/env ruby
# frozen_string_literal: true

require 'json'

event = JSON.parse($stdin.read)
newest = ->(glob) { Dir.glob(File.join(event.fetch('cwd', '.'), glob)).map { |path| File.mtime(path) }.max }
sources = newest.call('lib/**/*.rb')
tests = newest.call('test/**/*.rb')
puts 'The tests are older than the code.' if sources && tests && tests < sources
