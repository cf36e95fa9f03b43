# frozen_string_literal: true
require_relative 'changelog/history'
require_relative 'changelog/layout'

entries = Changelog::History.new(ENV.fetch('SINCE', 'HEAD~30')).entries
groups = entries.group_by(&:type)
puts Changelog::Layout.for(:markdown).render(groups)
