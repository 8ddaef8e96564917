import Foundation
import Sentences
import Storage

/// All probes of an exercise, with a record of the probes that don't fit the learner's code.
struct ProbeBundle {
  private let sources: [ProbeSource]
  private let views: [ViewExpression]
  /// The reason for each probe that was left out, by name.
  private(set) var missing: [String: Sentence] = [:]
  /// The indices in `sources` of files that were left out entirely.
  private var brokenFiles: Set<Int> = []
  /// The intended meaning of the probes' names; nil if unknown.
  var seal: ProbeIsolation?

  init(_ sources: [ProbeSource], views: [ViewExpression] = [], seal: ProbeIsolation? = nil) {
    self.sources = sources
    self.views = views
    self.seal = seal
  }

  var isEmpty: Bool { sources.isEmpty && views.isEmpty }

  /// Whether every probe was left out and there are no views.
  var hasNoProbe: Bool { views.isEmpty && brokenFiles.count == sources.count }

  /// Writes the files to compile with the learner's files, and returns their URLs.
  func write(to folder: URL) throws -> [URL] {
    try ReadableFolder.make(folder)
    var files: [URL] = []
    func write(_ text: String, _ name: String) throws {
      let file = folder.appending(path: name)
      try ScratchFile.write(Data(text.utf8), to: file)
      files.append(file)
    }
    for (index, source) in sources.enumerated() where !brokenFiles.contains(index) {
      try write(
        source.text(leavingOut: Set(missing.keys), sealed: seal?.files[index]),
        Self.name(ofFile: index))
    }
    for (index, view) in views.enumerated() {
      try write(view.source(index: index), ViewExpression.generatedFile(at: index))
    }
    try write(entryPoint, "RingsEntry.swift")
    return files
  }

  /// Leaves out the probes that have errors.
  ///
  /// Returns false if nothing more can be left out.
  ///
  /// - Parameter errors: The file name, line and message of each error in the previously written files.
  mutating func leaveOut(_ errors: [(file: String, line: Int, message: String)]) -> Bool {
    var changed = false
    for (index, source) in sources.enumerated() {
      let ofFile = errors.filter { $0.file == Self.name(ofFile: index) }
      for error in ofFile {
        if let declaration = source.declaration(onLine: error.line) {
          if missing[declaration.name] == nil {
            missing[declaration.name] = MissingAPI.sentence(for: error.message)
            changed = true
          }
        } else if brokenFiles.insert(index).inserted {
          let reason = MissingAPI.sentence(for: ofFile.map(\.message))
          for declaration in source.declarations where missing[declaration.name] == nil {
            missing[declaration.name] = reason
          }
          changed = true
        }
      }
    }
    return changed
  }

  mutating func leaveOutEverything(because reason: Sentence) {
    for (index, source) in sources.enumerated() {
      brokenFiles.insert(index)
      for declaration in source.declarations where missing[declaration.name] == nil {
        missing[declaration.name] = reason
      }
    }
  }

  static func name(ofFile index: Int) -> String { "\(filePrefix)\(index).swift" }

  /// Returns the index in the name of a generated probe file, or nil for any other file.
  static func number(ofFile name: String) -> Int? {
    guard name.hasPrefix(filePrefix), name.hasSuffix(".swift") else { return nil }
    return Int(name.dropFirst(filePrefix.count).dropLast(".swift".count))
  }

  private static let filePrefix = "RingsProbes"

  /// The source of the function that the worker calls.
  ///
  /// Swift initializes a library's globals only on first access.
  private var entryPoint: String {
    let probes = sources.enumerated().filter { !brokenFiles.contains($0.offset) }
      .flatMap(\.element.declarations).filter { missing[$0.name] == nil }.map(\.variable)
    let variables = probes + views.indices.map(ViewExpression.variable)
    let calls = variables.map { "  LessonProbes::ProbeCatalog.shared.add(\($0))\n" }.joined()
    return """
      import LessonProbes

      @_Concurrency::MainActor private func ringsFillCatalog() {
      \(calls)}

      @_cdecl("ringsProbes") public func ringsProbes() {
        _Concurrency::MainActor.assumeIsolated { ringsFillCatalog() }
      }

      """
  }
}
