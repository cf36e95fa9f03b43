#!/usr/bin/env ruby
require "erb"
require "fileutils"
require "optparse"
require "logger"

LOG = Logger.new($stderr, progname: "scaffold")
opts = { kind: "gem", force: false }
OptionParser.new do |o|
  o.on("--kind KIND", %w[gem engine]) { |v| opts[:kind] = v }
  o.on("--force") { opts[:force] = true }
end.parse!
name = ARGV.shift or abort "a name is needed"
abort "bad name" unless name.match?(/\A[a-z][a-z0-9_]*\z/)

const = name.split("_").map(&:capitalize).join
state = File.join(Dir.home, ".local", "state", "scaffolder")
FileUtils.mkdir_p(state)

Dir.glob(File.join(__dir__, "templates", "**", "*.erb")).sort.each do |tpl|
  rel = tpl.delete_prefix(File.join(__dir__, "templates") + "/").delete_suffix(".erb")
  next if rel.start_with?("engine/") && opts[:kind] != "engine"

  target = rel.start_with?("_state/") ? File.join(state, File.basename(rel)) : File.join(name, rel.sub("NAME", name))
  next if File.exist?(target) && !opts[:force]

  FileUtils.mkdir_p(File.dirname(target))
  File.write(target, ERB.new(File.read(tpl), trim_mode: "-").result(binding))
  LOG.info "create #{target}"
end
