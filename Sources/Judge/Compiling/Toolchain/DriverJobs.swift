import Processes

/// The jobs that `swiftc -###` would run, parsed from its output of one shell command per line.
struct DriverJobs {
  let lines: [[String]]

  init(printed text: String) {
    lines = text.split(whereSeparator: \.isNewline).map { ShellWords(String($0))?.words ?? [] }
  }

  /// Returns the frontend's arguments that are the same for all jobs.
  func frontendArguments(source: String) -> [String]? {
    guard let line = lines.first(where: { $0.dropFirst().first == "-frontend" }) else { return nil }
    var arguments: [String] = []
    var words = line.dropFirst(2).makeIterator()
    while let word = words.next() {
      switch word {
      case "-c", "-primary-file", source: continue
      case "-o", "-module-name": _ = words.next()
      default: arguments.append(word)
      }
    }
    return arguments
  }

  /// Returns the linker's arguments except the learner's object, in `ld` syntax.
  func linkerArguments() -> [String]? {
    guard let line = lines.last(where: { $0.contains("-shared") }) else { return nil }
    var arguments: [String] = []
    var words = line.dropFirst().makeIterator()
    var pendingLinkerWord: String?
    while let word = words.next() {
      switch word {
      case "-Xlinker":
        guard let given = words.next() else { return nil }
        if pendingLinkerWord == "-rpath" {
          arguments += ["-rpath", given]
          pendingLinkerWord = nil
        } else {
          pendingLinkerWord = given
        }
      case "-L":
        guard let folder = words.next() else { return nil }
        arguments += ["-L", folder]
      case let object where object.hasSuffix("/swiftrt.o"):
        arguments.append(object)
      default: continue
      }
    }
    return arguments.contains { $0.hasSuffix("/swiftrt.o") } ? arguments : nil
  }
}
