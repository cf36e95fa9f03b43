#!/usr/bin/env ruby
require 'yaml'
require 'shellwords'
require 'tmpdir'

file, job_name = ARGV
go = ARGV.include?('--go')
abort 'usage: cilocal.rb FILE JOB [--go]' unless job_name

ci = YAML.safe_load(File.read(file), aliases: true)
job = ci[job_name] or abort "no job #{job_name}; there are #{(ci.keys - %w[stages variables default]).join(', ')}"
Array(job['extends']).each { |parent| job = ci.fetch(parent).merge(job) }

image = job['image'] || ci.dig('default', 'image') || 'alpine:3.20'
image = image['name'] if image.is_a?(Hash)
vars = (ci['variables'] || {}).merge(job['variables'] || {})
vars = vars.transform_values { |v| v.is_a?(Hash) ? v['value'] : v }.merge('CI' => 'true', 'CI_JOB_NAME' => job_name)
script = [ci.dig('default', 'before_script'), job['before_script'], job['script']].flatten.compact

Dir.mktmpdir('cilocal') do |dir|
  path = File.join(dir, 'job.sh')
  File.write(path, ['set -e', 'cp -a /src/. /build && cd /build', *script.flat_map { |l| ["echo #{Shellwords.escape("$ #{l}")}", l] }].join("\n"))
  cmd = %w[docker run --rm --network=bridge --tmpfs /build:exec]
  cmd += ['-v', "#{Dir.pwd}:/src:ro", '-v', "#{path}:/job.sh:ro"]
  vars.each { |k, v| cmd += ['-e', "#{k}=#{v}"] }
  cmd += [image, 'sh', '/job.sh']
  puts cmd.shelljoin
  puts script
  exit(system(*cmd) ? 0 : 1) if go
end
