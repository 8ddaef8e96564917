package import Foundation

extension PluginCompiler {
  /// The name of the function that the compiler says was inlined where it put a trap.
  private static let failure = "Swift runtime failure: "

  /// The lines on which calls stand, in the order of the trace.
  ///
  /// - Parameter plugin: the library that crashed, compiled with `namesLines`.
  package func lines(of trace: CrashTrace, in plugin: URL) async -> [SourceLine] {
    let program = URL(filePath: toolchain.frontend).deletingLastPathComponent()
      .appending(path: "llvm-symbolizer").path
    let request = JailRequest(
      command: ProcessCommand(
        executable: program,
        arguments: ["--functions=linkage", "--obj=\(plugin.path)"]
          + trace.places.map { "0x" + String($0, radix: 16) },
        environment: ["LC_ALL": "C.UTF-8", "LD_LIBRARY_PATH": toolchain.libraryPath]),
      readable: [toolchain.root, plugin.path], limits: .run)
    // A toolchain without the program names no lines.
    guard let report = try? await jail.run(request), report.end.isSuccess else { return [] }
    var lines: [SourceLine] = []
    var failure: String?
    for line in report.outputText.split(separator: "\n") {
      if line.hasPrefix(Self.failure) { failure = String(line.dropFirst(Self.failure.count)) }
      guard let match = line.wholeMatch(of: /(?:.*\/)?([^\/]+\.swift):(\d+):\d+/),
        let number = Int(match.2), number > 0
      else { continue }
      lines.append(SourceLine(file: String(match.1), line: number, failure: failure))
      failure = nil
    }
    return lines
  }
}
