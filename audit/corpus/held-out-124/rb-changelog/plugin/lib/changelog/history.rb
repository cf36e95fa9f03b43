# frozen_string_literal: true
module Changelog
  Entry = Struct.new(:sha, :type, :text)

  class History
    def initialize(since)
      @since = since
    end

    def entries
      IO.popen(['git', 'log', '--format=%h%x09%s', "#{@since}..HEAD"], &:readlines).map do |line|
        sha, subject = line.chomp.split("\t", 2)
        type, text = subject.to_s.split(': ', 2)
        text ? Entry.new(sha, type, text) : Entry.new(sha, 'other', subject)
      end
    end
  end
end
