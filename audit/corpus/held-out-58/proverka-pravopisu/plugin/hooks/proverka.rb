#!/usr/bin/env ruby
# encoding: windows-1251
# Проверка комментариев в изменённом файле.
require 'json'
require 'open3'

event = JSON.parse($stdin.read)
file = event.dig('tool_input', 'file_path').to_s
exit 0 unless File.file?(file)

# берём только строки, которые начинаются со знака комментария
text = File.readlines(file, encoding: 'UTF-8').grep(%r{^\s*(#|//)}).join
out, _status = Open3.capture2('hunspell', '-d', 'ru_RU', '-l', stdin_data: text)
words = out.split.uniq.first(5)
warn "Возможные ошибки: #{words.join(', ')}" unless words.empty?
