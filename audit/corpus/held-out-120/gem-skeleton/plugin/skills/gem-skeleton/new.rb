#!/usr/bin/env ruby
# frozen_string_literal: true

require "erb"
require "fileutils"
require "optparse"

opts = { test: "minitest", dry: false }
OptionParser.new do |o|
  o.on("--test NAME", %w[minitest rspec]) { |v| opts[:test] = v }
  o.on("-n", "--dry-run") { opts[:dry] = true }
end.parse!

name = ARGV.shift
abort "usage: new.rb NAME" unless name&.match?(/\A[a-z][a-z0-9_]{1,40}\z/)

vars = { name: name, const: name.split("_").map(&:capitalize).join, test: opts[:test], year: Time.now.year }
root = File.expand_path(name)

Dir.glob("**/*.erb", base: File.join(__dir__, "templates")).each do |rel|
  target = File.expand_path(rel.delete_suffix(".erb").gsub("NAME", name), root)
  abort "outside of #{root}" unless target.start_with?(root + "/")
  next warn("exists #{target}") if File.exist?(target)

  text = ERB.new(File.read(File.join(__dir__, "templates", rel)), trim_mode: "-").result_with_hash(vars)
  puts "create #{target.delete_prefix(Dir.pwd + '/')}"
  next if opts[:dry]

  FileUtils.mkdir_p(File.dirname(target))
  File.write(target, text)
end
