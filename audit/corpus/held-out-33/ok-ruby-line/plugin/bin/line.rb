#!/usr/bin/env ruby
# frozen_string_literal: true

require 'json'

# One part of the line after the other.
class Line
  PARTS = %i[model folder context].freeze

  def initialize(data)
    @data = data
  end

  def model = @data.dig('model', 'name') || '-'
  def folder = File.basename(@data['cwd'] || '.')
  def context = format('%d%%', (@data['used'] || 0) * 100)

  def to_s
    PARTS.map { |part| public_send(part) }.join(' | ')[0, 200]
  end
end

puts Line.new(JSON.parse($stdin.read))
