require 'json'
require 'open3'
require 'optparse'
require 'time'

opts = { max_age: 26 }
OptionParser.new do |o|
  o.on('--repo R') { |v| opts[:repo] = v }
  o.on('--password-file F') { |v| opts[:pw] = v }
  o.on('--max-age HOURS', Integer) { |v| opts[:max_age] = v }
  o.on('--subset P', 'e.g. 2%') { |v| opts[:subset] = v }
end.parse!
abort 'need --repo and --password-file' unless opts[:repo] && opts[:pw]

restic = lambda do |*args|
  out, err, st = Open3.capture3('restic', '-r', opts[:repo], '--password-file', opts[:pw], '--no-lock', *args)
  abort "restic #{args.first}: #{err.lines.last}" unless st.success?
  out
end

bad = 0
JSON.parse(restic.call('snapshots', '--json')).group_by { |s| [s['hostname'], s['paths']] }.each do |(host, paths), list|
  newest = list.map { |s| Time.parse(s['time']) }.max
  age = ((Time.now - newest) / 3600).round
  late = age > opts[:max_age]
  bad += 1 if late
  puts format('%-4s %-16s %3d snapshots, newest %3d h ago  %s', late ? 'LATE' : 'ok', host, list.size, age, paths.join(' '))
end
puts restic.call('check', "--read-data-subset=#{opts[:subset]}").lines.last if opts[:subset]
exit(bad.zero? ? 0 : 1)
