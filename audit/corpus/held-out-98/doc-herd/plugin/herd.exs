defmodule Herd do
  @moduledoc false

  defstruct module: nil, doc: false, impl: false, moduledoc: false, seen: MapSet.new(), notes: []

  def scan(path) do
    path
    |> File.stream!()
    |> Stream.with_index(1)
    |> Enum.reduce(%Herd{}, fn {line, n}, acc -> step(String.trim_trailing(line), n, acc) end)
    |> finish()
    |> Enum.map(fn {n, text} -> "#{path}:#{n}: #{text}" end)
  end

  defp step(line, n, acc) do
    cond do
      m = Regex.run(~r/^\s*defmodule\s+([\w.]+)/, line) -> %{acc | module: acc.module || {Enum.at(m, 1), n}}
      line =~ ~r/^\s*@moduledoc\b/ -> %{acc | moduledoc: true}
      line =~ ~r/^\s*@doc\b/ -> %{acc | doc: true}
      line =~ ~r/^\s*@impl\b/ -> %{acc | impl: true}
      m = Regex.run(~r/^\s*(?:def|defmacro)\s+([a-z_]\w*[?!]?)/, line) -> function(Enum.at(m, 1), n, acc)
      true -> acc
    end
  end

  defp function(name, n, acc) do
    known = MapSet.member?(acc.seen, name)
    notes = if acc.doc or acc.impl or known, do: acc.notes, else: [{n, "#{name} has no @doc"} | acc.notes]
    %{acc | doc: false, impl: false, seen: MapSet.put(acc.seen, name), notes: notes}
  end

  defp finish(%Herd{module: nil}), do: []
  defp finish(%Herd{moduledoc: false, module: {name, n}} = h), do: [{n, "#{name} has no @moduledoc"} | Enum.reverse(h.notes)]
  defp finish(h), do: Enum.reverse(h.notes)
end

case System.argv() do
  [] ->
    IO.puts(:stderr, "herd.exs FOLDER...")
    System.halt(2)

  roots ->
    lines =
      roots
      |> Enum.flat_map(&Path.wildcard(Path.join(&1, "**/*.{ex,exs}")))
      |> Enum.flat_map(&Herd.scan/1)

    Enum.each(lines, &IO.puts/1)
    IO.puts("#{length(lines)} open")
end
