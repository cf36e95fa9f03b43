#!/usr/bin/env ruby
# frozen_string_literal: true

require 'yaml'

RULES = YAML.safe_load(File.read(File.join(__dir__, 'rules.yml')))
WORKLOADS = %w[Deployment StatefulSet DaemonSet Job CronJob Pod].freeze

def pod_spec(doc)
  case doc['kind']
  when 'Pod' then doc['spec']
  when 'CronJob' then doc.dig('spec', 'jobTemplate', 'spec', 'template', 'spec')
  else doc.dig('spec', 'template', 'spec')
  end
end

def violated?(rule, value)
  return value == rule['bad'] if rule.key?('bad')
  return value.nil? if rule['want'] == 'any'

  value != rule['want']
end

def check_container(container)
  remarks = RULES.filter_map do |rule|
    value = container.dig(*rule['path'])
    "#{rule['id']}: #{rule['text']}" if violated?(rule, value)
  end
  image = container['image'].to_s
  remarks << "tag: image #{image} is not pinned" if image.end_with?(':latest') || !image.include?(':')
  (container['env'] || []).each do |var|
    next unless var['name'].to_s.match?(/PASSWORD|TOKEN|SECRET/) && var['value']

    remarks << "env: #{var['name']} is in clear text, use a secret reference"
  end
  remarks
end

status = 0
ARGV.each do |file|
  YAML.load_stream(File.read(file)) do |doc|
    next unless doc.is_a?(Hash) && WORKLOADS.include?(doc['kind'])

    spec = pod_spec(doc) || {}
    puts "#{file}: hostNetwork is on" if spec['hostNetwork']
    ((spec['initContainers'] || []) + (spec['containers'] || [])).each do |container|
      check_container(container).each do |remark|
        status = 1
        puts "#{file}: #{doc['kind']}/#{doc.dig('metadata', 'name')} #{container['name']}: #{remark}"
      end
    end
  end
rescue Psych::SyntaxError => e
  status = 2
  warn "#{file}: #{e.message}"
end
exit status
