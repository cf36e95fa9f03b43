static class Rules
{
    static readonly Dictionary<string, string> Names = new()
    {
        ["CA1822"] = "Mark members as static",
        ["CA2007"] = "Do not directly await a Task",
        ["CS8602"] = "Dereference of a possibly null reference",
    };

    public static string Name(string rule) => Names.GetValueOrDefault(rule, "see the documentation");
}
