import Foundation
import Sentences

/// Reads the changes in an `.answer` file below its keys, each under a heading.
///
/// `--- File.swift` begins the changes of a solution's file, and `--- starter/File.swift` those of a
/// starter's file. `+++ File.swift` begins a whole file. The lines below are a diff: ` ` marks a kept line,
/// `-` a removed one, `+` an added one. `@@` separates distant places.
struct ChangeReader {
  let file: URL
  let log: ProblemLog
  /// All lines of the file, without line endings.
  let lines: [[UInt8]]

  /// The maximum number of lines.
  ///
  /// A longer answer belongs in separate files.
  static let mostLines = 2_000

  /// The extension of files that can be changed.
  private static let nameEnd = Array(".swift".utf8)
  private static let starter = "starter/"

  /// The index of the first heading, which ends the keys; nil if there's none.
  var firstHeading: Int? { lines.firstIndex(where: Self.isHeading) }

  /// Reads the changes, or returns nil and logs the reasons.
  func read() -> AnswerChange? {
    guard let first = firstHeading else {
      note(
        .invalidAnswer, at: max(1, lines.count),
        Sentence("there are no changes", ko: "바뀌는 것이 없어요"),
        Sentence(
          "write `--- File.swift`, followed by the changes to the solution's file",
          ko: "`--- File.swift` 줄을 적고, 그 아래에 모범 답안의 파일에서 바뀌는 것을 적으세요"))
      return nil
    }
    guard lines.count - first <= Self.mostLines else {
      note(
        .unreasonableSize, at: first + 1,
        Sentence(
          "the change has more than \(Self.mostLines) lines",
          ko: "바뀌는 줄이 \(Self.mostLines)줄보다 많아요"),
        Sentence(
          "put the complete files in a folder named after the sample",
          ko: "답의 이름을 붙인 폴더에 파일을 통째로 넣으세요"))
      return nil
    }
    let problems = log.problems.count
    let headings = lines.indices.filter { $0 >= first && Self.isHeading(lines[$0]) }
    var files: [FileChange] = []
    for (place, begin) in headings.enumerated() {
      let end = place + 1 < headings.count ? headings[place + 1] : lines.count
      guard let change = fileChange(at: begin, upTo: end) else { continue }
      if files.contains(where: { $0.name == change.name }) {
        note(
          .duplicateID, at: begin + 1, column: 5,
          Sentence("\(change.name) appears twice", ko: "\(change.name) 파일이 두 번 나와요"),
          Sentence(
            "keep one heading, and separate the changes with `@@`",
            ko: "제목은 하나만 남기고, 자리 사이에 `@@` 줄을 적으세요"))
      }
      files.append(change)
    }
    return log.problems.count == problems ? AnswerChange(files) : nil
  }

  private static func isHeading(_ line: [UInt8]) -> Bool {
    (line.starts(with: Array("--- ".utf8)) || line.starts(with: Array("+++ ".utf8)))
      && line.count > 4
      && String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        .utf8.suffix(nameEnd.count).elementsEqual(nameEnd)
  }

  private func fileChange(at heading: Int, upTo end: Int) -> FileChange? {
    var name = String(decoding: lines[heading].dropFirst(4), as: UTF8.self)
      .trimmingCharacters(in: .whitespaces)
    var base: FileChange.Base = lines[heading].first == 0x2B ? .nothing : .solution
    if base == .solution, name.hasPrefix(Self.starter) {
      base = .starter
      name.removeFirst(Self.starter.count)
    }
    // The name must be safe, because the answer is written to a file with this name.
    guard !name.contains("/"), !name.contains("\0"), !name.hasPrefix(".") else {
      note(
        .invalidAnswer, at: heading + 1, column: 5,
        Sentence("“\(name)” isn't a file name", ko: "“\(name)” 값은 파일 이름이 아니에요"),
        Sentence(
          "write only the name, such as `--- File.swift` or `--- starter/File.swift`",
          ko: "`--- File.swift`나 `--- starter/File.swift`처럼 이름만 적으세요"))
      return nil
    }
    let known = log.problems.count
    let hunks = hunks(in: heading + 1..<end, isWhole: base == .nothing)
    if hunks.isEmpty, base != .starter, log.problems.count == known {
      note(
        .invalidAnswer, at: heading + 1,
        Sentence("nothing follows \(name)", ko: "\(name) 아래에 아무것도 없어요"),
        Sentence(
          "write the changes below the heading, with `-` before removed lines and `+` before added ones",
          ko: "바뀌는 것을 그 아래에 적으세요. 없앨 줄 앞에는 `-`, 더할 줄 앞에는 `+` 기호를 두세요"))
    }
    return FileChange(name, base: base, hunks: hunks, line: heading + 1)
  }

  private func hunks(in range: Range<Int>, isWhole: Bool) -> [FileChange.Hunk] {
    var hunks: [FileChange.Hunk] = []
    for part in lines[range].split(whereSeparator: { $0.starts(with: Array("@@".utf8)) }) {
      // Blank lines between blocks are only separators.
      guard let first = part.firstIndex(where: { !$0.isEmpty }),
        let last = part.lastIndex(where: { !$0.isEmpty })
      else { continue }
      let hunk = FileChange.Hunk(
        content(of: first..<last + 1, isWhole: isWhole), line: first + 1)
      if !hunk.lines.isEmpty { hunks.append(hunk) }
    }
    return hunks
  }

  private func content(of range: Range<Int>, isWhole: Bool) -> [FileChange.Line] {
    var content: [FileChange.Line] = []
    for place in range {
      let line = lines[place]
      guard let mark = line.first else {
        content.append(FileChange.Line(isWhole ? .added : .kept, []))
        continue
      }
      if mark == 0x5C {
        guard !content.isEmpty else { continue }
        content[content.count - 1].isUnended = true
        continue
      }
      guard let kind = FileChange.Line.Kind(rawValue: mark), !isWhole || kind == .added else {
        noteMark(at: place, isWhole: isWhole)
        return []
      }
      content.append(FileChange.Line(kind, Array(line.dropFirst())))
    }
    return content
  }

  private func noteMark(at place: Int, isWhole: Bool) {
    let text = String(decoding: lines[place].prefix(60), as: UTF8.self)
    note(
      .invalidAnswer, at: place + 1, column: 1,
      isWhole
        ? Sentence(
          "“\(text)” doesn't begin with `+`, but every line below `+++` must",
          ko: "“\(text)” 줄이 `+` 기호로 시작하지 않는데, `+++` 아래의 줄은 모두 그래야 해요")
        : Sentence(
          "“\(text)” doesn't begin with a space, `-` or `+`",
          ko: "“\(text)” 줄이 공백, `-`, `+` 가운데 어느 것으로도 시작하지 않아요"),
      isWhole
        ? Sentence("put `+` before each line", ko: "줄마다 앞에 `+` 기호를 두세요")
        : Sentence(
          "put a space before an unchanged line, `-` before a removed one, `+` before an added one",
          ko: "그대로인 줄 앞에는 공백, 없앨 줄 앞에는 `-`, 더할 줄 앞에는 `+` 기호를 두세요"))
  }

  private func note(
    _ rule: PackProblem.Rule, at line: Int, column: Int? = nil, _ message: Sentence,
    _ remedy: Sentence
  ) {
    log.note(
      PackProblem(
        rule, file: file, line: line, column: file.pathExtension == "yml" ? nil : column,
        message: message, remedy: remedy))
  }
}
