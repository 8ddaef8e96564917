import Foundation
import Sentences
import Storage

/// All probes of an exercise, and which of them the learner's code has to do without.
struct ProbeBundle {
  private let sources: [ProbeSource]
  /// Named views to compile along, for front doors that draw expressions.
  private let views: [ViewExpression]
  /// What each probe left out lacks, by its name.
  private(set) var missing: [String: Sentence] = [:]
  /// The files left out whole, by their place in `sources`.
  private var brokenFiles: Set<Int> = []
  /// What the probes' names are held against; nil where nothing is known of them.
  var seal: ProbeSeal?

  init(_ sources: [ProbeSource], views: [ViewExpression] = [], seal: ProbeSeal? = nil) {
    self.sources = sources
    self.views = views
    self.seal = seal
  }

  var isEmpty: Bool { sources.isEmpty && views.isEmpty }

  /// Whether every probe had to be left out and there is no view either.
  var hasNoProbe: Bool { views.isEmpty && brokenFiles.count == sources.count }

  /// Writes the files to compile with the learner's; gives their places.
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

  /// Takes out what the compiler complains about; false when nothing is left to take out.
  ///
  /// - Parameter errors: file name, line and message of each error in the files written before.
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

  /// Gives up on every probe, for one reason.
  mutating func leaveOutEverything(because reason: Sentence) {
    for (index, source) in sources.enumerated() {
      brokenFiles.insert(index)
      for declaration in source.declarations where missing[declaration.name] == nil {
        missing[declaration.name] = reason
      }
    }
  }

  static func name(ofFile index: Int) -> String { "\(filePrefix)\(index).swift" }

  /// The number in the name of a probe file as it is compiled; nil for any other file.
  static func number(ofFile name: String) -> Int? {
    guard name.hasPrefix(filePrefix), name.hasSuffix(".swift") else { return nil }
    return Int(name.dropFirst(filePrefix.count).dropLast(".swift".count))
  }

  private static let filePrefix = "RingsProbes"

  /// The function that the worker calls: globals of a library are made only when they are touched.
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
