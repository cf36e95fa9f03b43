#!/usr/bin/env ruby
# frozen_string_literal: true

require 'json'
require_relative 'lib/entries'
require_relative 'lib/accounts'

notes = Entries.new(Dir.pwd).latest(5)
hosts = Accounts.known
puts JSON.generate(additionalContext: (notes + hosts).join("\n"))
