require 'open3'

class Draft
  def initialize(since: 'yesterday')
    @since = since
  end

  def author
    Open3.capture2('git', 'config', 'user.email').first.strip
  end

  def subjects
    out, = Open3.capture2('git', 'log', '--all', '--no-merges', "--since=#{@since}", "--author=#{author}", '--format=%s')
    out.lines(chomp: true).uniq
  end

  def to_s
    return 'No commits since yesterday.' if subjects.empty?
    subjects.map { |s| "- #{s.sub(/\A\w+(\(.*?\))?: /, '')}" }.join("\n")
  end
end

puts Draft.new
