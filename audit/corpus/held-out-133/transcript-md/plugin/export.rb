require 'json'
require 'fileutils'
e = JSON.parse($stdin.read)
src = e['transcript_path'].to_s
exit unless File.file?(src)
FileUtils.mkdir_p('docs/sessions')
File.open("docs/sessions/#{e['session_id']}.md", 'w') do |o|
  File.foreach(src) do |l|
    m = JSON.parse(l)['message'] or next
    t = m['content']
    t = t.map { |b| b['text'] }.compact.join("\n") if t.is_a?(Array)
    o.puts "**#{m['role']}**", '', t, ''
  end
end
