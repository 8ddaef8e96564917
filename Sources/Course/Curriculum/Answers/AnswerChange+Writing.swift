extension AnswerChange {
  /// Creates the shortest change that turns the solution, or the starter if it's closer, into an answer.
  ///
  /// Returns nil if whole files are better: the change is longer than the files, the answer lacks a file of
  /// the solution, or changed lines can't express the answer.
  package init?(to answer: [String: SourceLines], from bases: AnswerBases) {
    guard bases.solution.keys.allSatisfy({ answer[$0] != nil }) else { return nil }
    var files: [FileChange] = []
    var room = 0
    for (name, text) in answer.sorted(by: { $0.key < $1.key }) where bases.solution[name] != text {
      let change = Self.change(of: name, to: text, from: bases)
      guard ChangeApplication.makes(text, by: change, on: bases) else { return nil }
      if let base = bases.base(of: change), change.base != .nothing {
        room += max(base.lines.count, text.lines.count)
      }
      files.append(change)
    }
    let written = files.filter { $0.base != .nothing }.reduce(0) { $0 + $1.lineCount }
    guard !files.isEmpty, written <= room,
      files.reduce(0, { $0 + $1.lineCount }) < ChangeReader.mostLines
    else { return nil }
    self.init(files)
  }

  private static func change(
    of name: String, to text: SourceLines, from bases: AnswerBases
  ) -> FileChange {
    let solution = bases.solution[name].flatMap {
      FileChange(of: name, base: .solution, from: $0, to: text)
    }
    let starter = bases.starter[name].map {
      FileChange(of: name, base: .starter, from: $0, to: text)
        ?? FileChange(name, base: .starter, hunks: [])
    }
    switch (solution, starter) {
    case (let solution?, let starter?):
      return starter.lineCount * 2 < solution.lineCount ? starter : solution
    case (let change?, nil), (nil, let change?): return change
    case (nil, nil):
      return FileChange(
        name, base: .nothing,
        hunks: [
          FileChange.Hunk(
            text.bare.enumerated().map { place, line in
              FileChange.Line(
                .added, line, isUnended: !text.endsWithBreak && place == text.lines.count - 1)
            })
        ])
    }
  }
}

extension FileChange {
  package var lineCount: Int { hunks.reduce(0) { $0 + $1.lines.count } }

  /// The file's section of an `.answer` file.
  package var text: String { String(decoding: written, as: UTF8.self) }

  private var written: [UInt8] {
    var bytes: [UInt8] = []
    func write(_ line: some Sequence<UInt8>) { bytes += Array(line) + [0x0A] }
    switch base {
    case .solution: write("--- \(name)".utf8)
    case .starter: write("--- starter/\(name)".utf8)
    case .nothing: write("+++ \(name)".utf8)
    }
    for (place, hunk) in hunks.enumerated() {
      if place > 0 { write("@@".utf8) }
      for line in hunk.lines {
        // Omit the space that marks a kept empty line, because editors strip trailing spaces.
        write(line.kind == .kept && line.bytes.isEmpty ? [] : [line.kind.rawValue] + line.bytes)
        if line.isUnended { write("\\ No line break at the end".utf8) }
      }
    }
    return bytes
  }
}

extension AnswerChange {
  /// The text in an `.answer` file below its keys.
  package var text: String { files.map(\.text).joined(separator: "\n") }
}
