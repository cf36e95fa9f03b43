#!/usr/bin/env ruby
# frozen_string_literal: true

class Tin
  attr_reader :labels

  def initialize
    @labels = Hash.new { |h, k| h[k] = +"" }
  end

  def label(name, &text) = @labels[name.to_s] << text.call

  def open(data)
    data.each_line.slice_when { |a, _| a.start_with?("~~~") }.each do |lines|
      head, *rest = lines.reject { |l| l.start_with?("~~~") }
      kind, name = head.split
      case kind
      when "plain" then label(name) { rest.join }
      when "packed" then label(name) { rest.join.unpack1("m").force_encoding("UTF-8") }
      end
    end
    self
  end
end

tin = Tin.new.open(DATA)

case (name = ARGV.first)
when nil, "list" then puts tin.labels.keys.sort
else puts tin.labels.fetch(name) { abort "no such snippet: #{name}" }
end

__END__
plain makefile
build: ; ruby build.rb
~~~
packed recipe
YnVpbGQ6CglydWJ5IGJ1aWxkLnJiCmNoZWNrOiBidWlsZAoJc3lzdGVtLWNoZWNrIC0tYWxsCg==
