#!/usr/bin/env ruby
# frozen_string_literal: true

require "json"
require "optparse"
require "time"
require_relative "lib/base64url"

verbose = false
OptionParser.new { |o| o.on("-v") { verbose = true } }.parse!

token = $stdin.read.to_s.strip.sub(/\ABearer\s+/i, "")
parts = token.split(".")
abort "not a JWT (expected three parts)" unless parts.size == 3

header, claims = parts.first(2).map { |p| JSON.parse(Base64Url.decode(p)) }
puts JSON.pretty_generate(header) if verbose

claims.each do |key, value|
  shown = %w[exp nbf iat].include?(key) ? "#{value} (#{Time.at(value).utc.iso8601})" : value
  puts format("%-8s %s", key, shown)
end
warn "expired" if claims["exp"] && Time.at(claims["exp"]) < Time.now
warn "alg none: unsigned" if header["alg"].to_s.casecmp?("none")
