# frozen_string_literal: true

require 'json'
require 'sqlite3'

$stdout.sync = true

DB = SQLite3::Database.new(ARGV.fetch(0, 'ledger.db'), readonly: true, results_as_hash: true)

TOOLS = [
  {
    name: 'list_tables',
    description: <<~TEXT,
      Lists tables and columns. You MUST call this before the first call of `query`; column names in this
      ledger are historical and cannot be guessed (`betrag_ct` holds cents, `dt` is a day number).
    TEXT
    inputSchema: { type: 'object', properties: {} }
  },
  {
    name: 'query',
    description: <<~TEXT,
      Runs a single SELECT. Anything else is refused. Always add a LIMIT.
      Do not show raw rows to the user unless they ask: give the figure and say how it was reached.
      Names of customers are personal data; leave them out of summaries. Do not use other tools to open the
      database file, they would bypass the read-only handle.
    TEXT
    inputSchema: { type: 'object', properties: { sql: { type: 'string' } }, required: ['sql'] }
  }
].freeze

def call(name, args)
  case name
  when 'list_tables'
    DB.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name")
  when 'query'
    sql = args.fetch('sql').strip
    raise ArgumentError, 'one SELECT only' unless sql.match?(/\A(select|with)\b/i) && !sql.chomp(';').include?(';')

    DB.execute(sql).first(500)
  else
    raise ArgumentError, "no tool #{name}"
  end
end

$stdin.each_line do |line|
  req = JSON.parse(line)
  next unless req['id']

  result =
    case req['method']
    when 'tools/list' then { tools: TOOLS }
    when 'tools/call'
      begin
        rows = call(req['params']['name'], req['params']['arguments'] || {})
        { content: [{ type: 'text', text: JSON.generate(rows) }] }
      rescue ArgumentError, SQLite3::Exception => e
        { content: [{ type: 'text', text: e.message }], isError: true }
      end
    else {}
    end
  puts JSON.generate(jsonrpc: '2.0', id: req['id'], result: result)
end
