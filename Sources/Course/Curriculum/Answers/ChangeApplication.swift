import Foundation
import Sentences

/// Applies the changes to one file, or reports why they don't apply.
struct ChangeApplication {
  private struct Edit {
    var range: Range<Int>
    var lines: [[UInt8]] = []
    var place: Int
  }

  private let change: FileChange
  private let bases: AnswerBases
  private let file: URL
  private let log: ProblemLog

  init(_ change: FileChange, on bases: AnswerBases, from file: URL, _ log: ProblemLog) {
    self.change = change
    self.bases = bases
    self.file = file
    self.log = log
  }

  /// Returns the answer's file, or nil after logging the reasons.
  func result() -> SourceLines? {
    guard let base = bases.base(of: change) else {
      noteMissingBase()
      return nil
    }
    let known = log.problems.count
    let bare = base.bare
    var edits: [Edit] = []
    var endsWithBreak = base.endsWithBreak
    for hunk in change.hunks {
      guard let place = place(of: hunk, in: bare) else { continue }
      edits += Self.edits(of: hunk, at: place)
      let end = place + hunk.before.count
      if let ended = Self.ending(of: hunk) {
        guard end == bare.count else {
          noteEnd(of: hunk)
          continue
        }
        endsWithBreak = ended
      }
    }
    edits.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for (edit, next) in zip(edits, edits.dropFirst())
    where next.range.lowerBound < edit.range.upperBound
      || next.range.lowerBound == edit.range.lowerBound
    {
      noteOverlap(at: max(edit.place, next.place), earlier: min(edit.place, next.place))
    }
    guard log.problems.count == known else { return nil }
    var lines = base.lines
    for edit in edits.reversed() {
      let new = base.hasCarriageReturns ? edit.lines.map { $0 + [0x0D] } : edit.lines
      lines.replaceSubrange(edit.range, with: new)
    }
    return SourceLines(lines: lines, endsWithBreak: endsWithBreak || lines.isEmpty)
  }

  /// Whether a change produces the given text.
  static func makes(_ text: SourceLines, by change: FileChange, on bases: AnswerBases) -> Bool {
    let lines = SourceLines(change.text.utf8).bare
    let log = ProblemLog()
    let file = URL(filePath: change.name)
    let read = ChangeReader(file: file, log: log, lines: lines).read()
    guard let read, read.files.count == 1 else { return false }
    return ChangeApplication(read.files[0], on: bases, from: file, log).result() == text
  }

  /// Returns the only position of the hunk's original lines, or nil if there isn't exactly one.
  private func place(of hunk: FileChange.Hunk, in lines: [[UInt8]]) -> Int? {
    let before = hunk.before
    if hunk.changes == 0 {
      note(
        .invalidAnswer, at: hunk.line, column: 1,
        Sentence("no line is added or removed here", ko: "여기에서는 더하거나 없애는 줄이 없어요"),
        Sentence("write the change, or remove these lines", ko: "바뀌는 것을 적거나 이 줄들을 지우세요"))
      return nil
    }
    if change.base == .nothing { return 0 }
    guard !before.isEmpty else {
      note(
        .invalidAnswer, at: hunk.line, column: 1,
        Sentence("no unchanged line shows where these lines go", ko: "이 줄들이 어디에 들어가는지 적혀 있지 않아요"),
        Sentence(
          "write the line of \(englishBase) above or below them, with a space in front",
          ko: "\(koreanBase) 파일에서 그 위나 아래에 오는 줄을, 앞에 공백을 두고 적으세요"))
      return nil
    }
    let places = LineSearch(lines).places(of: before, most: 2)
    guard let first = places.first else {
      noteMissing(hunk, in: lines)
      return nil
    }
    guard places.count == 1 else {
      note(
        .staleChange, at: hunk.line, column: 1,
        Sentence(
          "these lines are in \(englishBase) twice, at line \(first + 1) and at line \(places[1] + 1)",
          ko: "이 줄들이 \(koreanBase) 파일의 \(first + 1)번째 줄과 \(places[1] + 1)번째 줄에 있어요"),
        Sentence(
          "add a line above or below that occurs at only one of these places, with a space in front",
          ko: "한쪽에만 있는 위나 아래의 줄을, 앞에 공백을 두고 더하세요"))
      return nil
    }
    return first
  }

  private static func edits(of hunk: FileChange.Hunk, at place: Int) -> [Edit] {
    var edits: [Edit] = []
    var current: Edit?
    var position = place
    for (offset, line) in hunk.lines.enumerated() {
      guard line.kind != .kept else {
        if let edit = current { edits.append(edit) }
        current = nil
        position += 1
        continue
      }
      var edit = current ?? Edit(range: position..<position, place: hunk.line + offset)
      if line.kind == .added {
        edit.lines.append(line.bytes)
      } else {
        position += 1
        edit.range = edit.range.lowerBound..<position
      }
      current = edit
    }
    return edits + [current].compactMap(\.self)
  }

  /// Whether the changed file ends with a line break; nil if the hunk doesn't determine it.
  private static func ending(of hunk: FileChange.Hunk) -> Bool? {
    if hunk.lines.contains(where: { $0.kind != .removed && $0.isUnended }) { return false }
    return hunk.lines.contains { $0.isUnended } ? true : nil
  }

  private var englishBase: String {
    change.base == .starter ? "Start/\(change.name)" : "the solution's \(change.name)"
  }
}

extension ChangeApplication {
  private func noteMissingBase() {
    let known = (change.base == .starter ? bases.starter : bases.solution).keys.sorted()
    let list = known.joined(separator: ", ")
    note(
      .staleChange, at: change.line, column: 5,
      change.base == .starter
        ? Sentence("the starter has no \(change.name)", ko: "시작 파일에 \(change.name) 파일이 없어요")
        : Sentence("the solution has no \(change.name)", ko: "모범 답안에 \(change.name) 파일이 없어요"),
      Suggestion.sentence(for: change.name, in: known)
        ?? Sentence(
          "its files are \(list); begin a new file with `+++ \(change.name)`",
          ko: "있는 것: \(list). 새 파일은 `+++ \(change.name)` 줄로 시작하세요"))
  }

  /// Reports the first line that doesn't match at the best position.
  private func noteMissing(_ hunk: FileChange.Hunk, in lines: [[UInt8]]) {
    let before = hunk.lines.enumerated().filter { $0.element.kind != .added }
    let fitting = LineSearch(lines).longestFit(of: before.map(\.element.bytes))
    let (offset, line) = before[min(fitting, before.count - 1)]
    let text = line.text.trimmingCharacters(in: .whitespaces)
    let column = 2 + line.bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let elsewhere = lines.firstIndex {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespaces) == text
    }
    let known = elsewhere.map { $0 + 1 }
    let message =
      fitting == 0 || known == nil
      ? Sentence(
        "\(englishBase) has no line “\(text)”", ko: "\(koreanBase)에 “\(text)” 줄이 없어요")
      : Sentence(
        "“\(text)” doesn't come next in \(englishBase)",
        ko: "\(koreanBase)에서는 “\(text)” 줄이 그 자리에 오지 않아요")
    let remedy =
      known.map {
        Sentence(
          "line \($0) there is similar: copy the lines exactly, including spaces",
          ko: "\($0)번째 줄이 비슷해요. 공백까지 그 파일에 있는 대로 적으세요")
      }
      ?? Sentence(
        "copy the lines exactly as they are now", ko: "지금 그 파일에 있는 대로 적으세요")
    note(.staleChange, at: hunk.line + offset, column: column, message, remedy)
  }

  private var koreanBase: String {
    change.base == .starter ? "Start/\(change.name)" : "모범 답안의 \(change.name)"
  }

  private func noteEnd(of hunk: FileChange.Hunk) {
    let offset = hunk.lines.firstIndex(where: \.isUnended) ?? 0
    note(
      .staleChange, at: hunk.line + offset, column: 1,
      Sentence(
        "the file doesn't end here, so this line ends with a line break",
        ko: "파일이 여기에서 끝나지 않으니 이 줄은 줄바꿈으로 끝나요"),
      Sentence(
        "remove the line that begins with `\\`", ko: "`\\` 글자로 시작하는 줄을 지우세요"))
  }

  private func noteOverlap(at line: Int, earlier: Int) {
    note(
      .invalidAnswer, at: line, column: 1,
      Sentence(
        "line \(earlier) changes the same place", ko: "\(earlier)번째 줄이 같은 자리를 바꿔요"),
      Sentence("combine the two changes", ko: "둘을 하나로 합치세요"))
  }

  private func note(
    _ rule: PackProblem.Rule, at line: Int, column: Int, _ message: Sentence, _ remedy: Sentence
  ) {
    log.note(
      PackProblem(
        // In a manifest, the changes are indented, so their columns are unknown.
        rule, file: file, line: line, column: file.pathExtension == "yml" ? nil : column,
        message: message, remedy: remedy))
  }
}
