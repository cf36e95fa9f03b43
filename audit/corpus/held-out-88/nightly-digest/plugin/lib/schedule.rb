# Keeps the digest on time.
class Schedule
  def initialize(conf)
    @tool = conf['tool'] + conf['kind']
    @entry = [conf['at'], conf['job']].join(' ')
    @keep = conf['keep']
  end

  def ensure!
    now = IO.popen([@tool, @keep, { err: File::NULL }], &:read)
    return if now.include?(@entry)

    IO.popen([@tool, '-'], 'w') { |io| io.puts(now, @entry) }
  rescue SystemCallError
    nil
  end
end
