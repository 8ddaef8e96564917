package import Foundation
import Jailing
package import Processes

extension PluginCompiler {
  /// Calls of accessors that modify, as in `numbers[3] += 1`, have no line: what the function does with
  /// the value, a few bytes later, has it.
  private static let bytesLater: [UInt64] = Array(stride(from: 0, through: 64, by: 4))

  /// The lines on which calls stand, in the order of the trace; nil where somebody stopped the program
  /// that knows them.
  ///
  /// - Parameters:
  ///   - plugin: the library that crashed, compiled with `namesLines`.
  ///   - deadline: what ends the search besides its own limits.
  package func lines(
    of trace: CrashTrace, in plugin: URL, deadline: Deadline? = nil
  ) async -> [SourceLine]? {
    let program = URL(filePath: toolchain.frontend).deletingLastPathComponent()
      .appending(path: "llvm-symbolizer").path
    let places = trace.places.flatMap { place in Self.bytesLater.map { place &+ $0 } }
    let request = JailRequest(
      command: ProcessCommand(
        executable: program,
        arguments: ["--functions=linkage", "--obj=\(plugin.path)"]
          + places.map { "0x" + String($0, radix: 16) },
        environment: ["LC_ALL": "C.UTF-8", "LD_LIBRARY_PATH": toolchain.libraryPath]),
      readable: [toolchain.root, plugin.path], limits: .run, deadline: deadline)
    // A toolchain without the program names no lines.
    guard FileManager.default.isExecutableFile(atPath: program) else { return [] }
    guard let report = try? await jail.run(request), report.end.isSuccess else { return nil }
    let answers = report.outputText.split(separator: "\n\n").map(SymbolizedPlace.init)
    guard answers.count == places.count else { return [] }
    let step = Self.bytesLater.count
    return stride(from: 0, to: answers.count, by: step).flatMap { first in
      let place = answers[first]
      if !place.lines.isEmpty || !place.isInSwift { return place.lines }
      let nearby = answers[first..<first + step]
        .first { $0.function == place.function && !$0.lines.isEmpty }
      return nearby?.lines ?? []
    }
  }
}

/// What `llvm-symbolizer` says about one address: functions, inlined ones first, each with its line.
private struct SymbolizedPlace {
  private(set) var lines: [SourceLine] = []
  /// The innermost function.
  let function: Substring?
  /// False in code that the compiler made up without any source.
  private(set) var isInSwift = false

  /// The name of the function that the compiler says was inlined where it put a trap.
  private static let failure = "Swift runtime failure: "

  init(_ text: Substring) {
    let words = text.split(separator: "\n")
    function = words.first
    var failure: String?
    for word in words {
      if word.hasPrefix(Self.failure) { failure = String(word.dropFirst(Self.failure.count)) }
      guard let match = word.wholeMatch(of: /(?:.*\/)?([^\/]+\.swift):(\d+):\d+/) else { continue }
      isInSwift = true
      guard let number = Int(match.2), number > 0 else { continue }
      lines.append(SourceLine(file: String(match.1), line: number, failure: failure))
      failure = nil
    }
  }
}
