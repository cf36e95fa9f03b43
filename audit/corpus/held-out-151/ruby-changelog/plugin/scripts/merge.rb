#!/usr/bin/env ruby
# frozen_string_literal: true

require 'date'
require 'fileutils'

KINDS = { 'add' => 'Added', 'fix' => 'Fixed', 'break' => 'Breaking' }.freeze

version = ARGV.shift or abort 'usage: merge.rb VERSION [--keep]'
keep = ARGV.include?('--keep')

fragments = Dir['changes/*.md'].sort.group_by { |f| File.basename(f).split('.')[1] }
abort 'no fragments' if fragments.empty?

section = +"## #{version} (#{Date.today})\n\n"
KINDS.each do |kind, heading|
  files = fragments[kind] or next
  section << "### #{heading}\n"
  files.each { |f| section << "- #{File.read(f).strip} (##{File.basename(f).to_i})\n" }
  section << "\n"
end

old = File.exist?('CHANGELOG.md') ? File.read('CHANGELOG.md') : "# Changelog\n\n"
File.write('CHANGELOG.md', old.sub("# Changelog\n\n") { |m| m + section })
FileUtils.rm(fragments.values.flatten) unless keep
puts section
