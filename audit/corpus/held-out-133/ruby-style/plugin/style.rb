require 'json'
f = JSON.parse($stdin.read).dig('tool_input', 'file_path').to_s
exit unless f.end_with?('.rb') && File.file?(f)
File.foreach(f).with_index(1) do |l, n|
  puts "#{f}:#{n}: trailing space" if l =~ /[ \t]+$/
  puts "#{f}:#{n}: #{l.chomp.size} characters" if l.chomp.size > 100
end
