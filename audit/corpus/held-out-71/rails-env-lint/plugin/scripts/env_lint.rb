#!/usr/bin/env ruby
# frozen_string_literal: true

require 'ripper'

Use = Struct.new(:path, :line, :name, :form, :default)
SECRET = /(SECRET|TOKEN|PASSWORD|API_?KEY|PRIVATE)/

def walk(node, path, found)
  return unless node.is_a?(Array)

  case node
  in [:aref, [:var_ref, [:@const, 'ENV', _]], [:args_add_block, [[:string_literal, [:string_content, [:@tstring_content, name, [line, _]]]]], _]]
    found << Use.new(path, line, name, :index, false)
  in [:method_add_arg, [:call, [:var_ref, [:@const, 'ENV', _]], _, [:@ident, 'fetch', _]], [:arg_paren, [:args_add_block, [[:string_literal, [:string_content, [:@tstring_content, name, [line, _]]]], *rest], _]]]
    found << Use.new(path, line, name, :fetch, !rest.empty?)
  else
    nil
  end
  node.each { |child| walk(child, path, found) }
end

found = []
Dir.glob('{app,config,lib}/**/*.rb').sort.each do |path|
  tree = Ripper.sexp(File.read(path))
  tree ? walk(tree, path, found) : warn("#{path}: cannot be parsed")
end

documented = File.exist?('.env.example') ? File.readlines('.env.example').filter_map { |l| l[/\A([A-Z_0-9]+)=/, 1] } : []
problems = found.flat_map do |use|
  place = "#{use.path}:#{use.line}: #{use.name}"
  [
    ("#{place}: use ENV.fetch" if use.form == :index),
    ("#{place}: a secret must not have a default" if use.default && use.name.match?(SECRET)),
    ("#{place}: not in .env.example" unless documented.include?(use.name))
  ].compact
end
puts problems
exit(problems.empty? ? 0 : 1)
