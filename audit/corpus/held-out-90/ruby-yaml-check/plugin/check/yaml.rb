# frozen_string_literal: true
require 'json'
require 'yaml'
require_relative 'report'

event = JSON.parse($stdin.read)
file = event.dig('tool_input', 'file_path').to_s
exit 0 unless file.match?(/\.ya?ml\z/) && File.file?(file)

begin
  YAML.safe_load(File.read(file), aliases: true, permitted_classes: [Date, Time])
rescue Psych::Exception => e
  Report.new(file, e).print
  exit 2
end
