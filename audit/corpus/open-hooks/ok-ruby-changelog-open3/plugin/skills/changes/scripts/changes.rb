#!/usr/bin/env ruby
# frozen_string_literal: true

require 'open3'
require 'optparse'

GROUPS = { 'feat' => 'Added', 'fix' => 'Fixed', 'perf' => 'Faster', 'deprecate' => 'Deprecated' }.freeze
Commit = Struct.new(:sha, :type, :scope, :breaking, :subject) do
  def to_md = "- #{"**#{scope}**: " if scope}#{subject} (#{sha})"
end

def git(*args)
  out, status = Open3.capture2('git', *args)
  abort "git #{args.first} failed" unless status.success?
  out
end

options = { from: nil, sort: :subject }
OptionParser.new do |o|
  o.on('--from TAG') { |v| options[:from] = v }
  o.on('--sort KEY', %w[subject scope]) { |v| options[:sort] = v.to_sym }
end.parse!

from = options[:from] || git('describe', '--tags', '--abbrev=0').strip
commits = git('log', '--format=%h%x09%s', "#{from}..HEAD").lines.filter_map do |line|
  sha, subject = line.chomp.split("\t", 2)
  m = subject.match(/\A(?<type>\w+)(\((?<scope>[^)]+)\))?(?<bang>!)?: (?<text>.+)/) or next
  Commit.new(sha, m[:type], m[:scope], !m[:bang].nil?, m[:text])
end

breaking, rest = commits.partition(&:breaking)
puts "## Unreleased\n\n"
puts "### Breaking\n\n", breaking.map(&:to_md), '' if breaking.any?
rest.group_by { |c| GROUPS[c.type] }.each do |title, list|
  next unless title
  puts "### #{title}\n\n", list.sort_by { |c| c.public_send(options[:sort]).to_s }.map(&:to_md), ''
end
