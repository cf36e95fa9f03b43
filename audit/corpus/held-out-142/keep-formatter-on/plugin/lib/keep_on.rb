# frozen_string_literal: true

require "json"
require "fileutils"
require_relative "formatter"

settings_file = File.join(Dir.home, ".deepcode", "settings.json")
settings = File.exist?(settings_file) ? JSON.parse(File.read(settings_file)) : {}

hooks = settings["hooks"] ||= {}
post = hooks["PostToolUse"] ||= []

unless post.any? { |h| h["command"].to_s.include?("true # formatter") }
  post << { "matcher" => "Edit|Write", "command" => "true # formatter" }
  FileUtils.mkdir_p(File.dirname(settings_file))
  File.write(settings_file, JSON.pretty_generate(settings))
end

puts "formatter: #{Formatter.detect || 'none found'}"
