import Curriculum
import Foundation
import Testing

/// The pack for the judge's tests.
enum TinyPack {
  private static let packs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Packs")

  static let solutions = packs.appending(path: "tiny-solutions")

  static func read() throws -> Pack {
    try PackReader(folder: packs.appending(path: "tiny"), solutionsFolder: solutions).read()
  }

  /// Returns a copy of the pack in which an exercise's checks don't compile.
  static func readBroken(_ identifier: String, in folder: URL) throws -> Pack {
    let copy = folder.appending(path: "tiny")
    try FileManager.default.copyItem(at: packs.appending(path: "tiny"), to: copy)
    let checks = copy.appending(path: "words/\(identifier)/Checks")
    try Data("import LessonChecks\nlet broken: Int = \"no number\"\n".utf8)
      .write(to: checks.appending(path: "Broken.swift"))
    return try PackReader(folder: copy, solutionsFolder: solutions).read()
  }

  /// Returns a copy of the pack in which an exercise provides more files.
  static func read(adding files: [String: String], to identifier: String, in folder: URL) throws
    -> Pack
  {
    let copy = folder.appending(path: "tiny")
    try FileManager.default.copyItem(at: packs.appending(path: "tiny"), to: copy)
    for (name, text) in files {
      try Data(text.utf8).write(to: copy.appending(path: "words/\(identifier)/Start/\(name)"))
    }
    return try PackReader(folder: copy, solutionsFolder: solutions).read()
  }

  /// Returns a copy of the pack with an additional exercise, whose folder `fill` writes.
  static func read(in folder: URL, adding fill: (URL) throws -> Void) throws -> Pack {
    let copy = folder.appending(path: "tiny")
    try FileManager.default.copyItem(at: packs.appending(path: "tiny"), to: copy)
    try fill(copy.appending(path: "words/added"))
    return try PackReader(folder: copy, solutionsFolder: solutions).read()
  }

  static func exercise(_ identifier: String) throws -> Exercise {
    try #require(try read().exercise(identifier))
  }

  static func solution(_ path: String) throws -> String {
    try String(contentsOf: solutions.appending(path: "words/\(path)"), encoding: .utf8)
  }

  /// Returns the model's solution with one part replaced.
  static func model(replacing old: String, with new: String) throws -> [String: String] {
    let solution = try solution("greeting-model/Greeting.swift")
    try #require(solution.contains(old))
    return ["Greeting.swift": solution.replacingOccurrences(of: old, with: new)]
  }
}

/// A submission's files in a temporary folder.
struct Submitted {
  let folder: URL
  let urls: [URL]

  init(_ sources: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rings-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    urls = try sources.sorted { $0.key < $1.key }.map { name, text in
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file
    }
    self.folder = folder
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
