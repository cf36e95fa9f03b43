#!/usr/bin/env swift
import Foundation

struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Unit]? }
    struct Unit: Decodable { var stringUnit: State? }
    struct State: Decodable { var state: String }
    var sourceLanguage: String
    var strings: [String: Entry]
}

guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("usage: report.swift FILE\n".utf8))
    exit(2)
}

let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let catalog = try JSONDecoder().decode(Catalog.self, from: data)
var done: [String: Int] = [:]

for (_, entry) in catalog.strings {
    for (language, unit) in entry.localizations ?? [:] where unit.stringUnit?.state == "translated" {
        done[language, default: 0] += 1
    }
}

// Fallback chain: pt-BR counts for pt as well, if pt has less.
for key in done.keys.sorted() {
    let chain = key.split(separator: "-").map(String.init)
    let n = max(done[key] ?? 0, chain.count > 1 ? done[chain[0]] ?? 0 : 0)
    print("\(key)  \(n) of \(catalog.strings.count)")
}
