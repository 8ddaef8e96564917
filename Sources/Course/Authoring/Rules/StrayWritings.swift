import Curriculum
import Foundation
import Sentences

/// Finds traces of the author's machine in a pack's files: paths in a home folder, control characters, marks
/// of a merge conflict, and Windows line endings.
struct StrayWritings: FileRule {
  private static let endings: Set = ["md", "yml", "swift", "answer", "json", "txt"]

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let chosen = exercises.flatMap { [$0.folder, pack.solutionFolder(of: $0)].compactMap(\.self) }
      .map { $0.standardizedFileURL.path + "/" }
    let isWhole = exercises.count == pack.exercises.count
    var findings: [ValidationFinding] = []
    // Editors convert whole folders, so one finding per exercise is enough.
    var told: Set<String> = []
    for entry in PackTree(pack).entries {
      let path = entry.url.standardizedFileURL.path
      guard entry.target == nil, Self.endings.contains(entry.url.pathExtension),
        isWhole || entry.url.lastPathComponent == "pack.yml"
          || chosen.contains(where: path.hasPrefix),
        let text = PackText.read(entry.url)
      else { continue }
      let exercise = exercises.first { path.hasPrefix($0.folder.standardizedFileURL.path + "/") }
      findings += [
        Self.homeFolder(in: text, entry.url, exercise), Self.escape(in: text, entry.url, exercise),
        Self.conflict(in: text, entry.url, exercise),
      ].compactMap(\.self)
      if text.utf8.contains(0x0D), told.insert(exercise?.identifier ?? "").inserted {
        findings.append(Self.lineEndings(entry.url, exercise))
      }
    }
    return findings
  }

  /// Finds a path in a home folder, other than a placeholder such as `/Users/you`.
  private static func homeFolder(
    in text: String, _ file: URL, _ exercise: Exercise?
  ) -> ValidationFinding? {
    let pattern =
      /(?:\/Users\/|\/home\/|[A-Za-z]:\\+Users\\+|~\/(?=(?:Desktop|Documents|Downloads|Developer|Projects)\/))([\w.-]+)/
    let found = text.matches(of: pattern).first { found in
      // In `example.com/home/today`, the match is part of a web address.
      let before = text[..<found.range.lowerBound].last
      return !placeholders.contains(found.1.lowercased())
        && !(before.map { $0.isLetter || $0.isNumber } ?? false)
    }
    guard let found else { return nil }
    let path = String(found.0)
    return ValidationFinding(
      .authorPath, exercise: exercise?.identifier, file: file,
      line: text[..<found.range.lowerBound].count(where: \.isNewline) + 1,
      message: Sentence(
        "\(path) is a folder on one machine only", ko: "\(path) 폴더는 어느 한 컴퓨터에만 있어요"),
      remedy: Sentence(
        "use a path relative to the exercise", ko: "과제 폴더를 기준으로 한 경로를 쓰세요"))
  }

  private static let placeholders: Set = [
    "you", "me", "name", "user", "username", "yourname", "your-name", "shared", "someone", "...",
    "learner", "student",
  ]

  /// Finds a control character, or an escape that YAML turns into one.
  private static func escape(
    in text: String, _ file: URL, _ exercise: Exercise?
  ) -> ValidationFinding? {
    guard ["md", "yml"].contains(file.pathExtension) else { return nil }
    let scalars = text.unicodeScalars
    var line: Int?
    if let place = scalars.firstIndex(where: { isControl($0) }) {
      line = scalars[..<place].count { $0 == "\n" } + 1
    } else if file.pathExtension == "yml",
      let found = text.firstMatch(
        of: /"[^"\\\n]*(?:\\[^eabxu\n][^"\\\n]*)*\\(?:e|a|b|x[0189][0-9A-Fa-f]|u00[0189])/)
    {
      line = text[..<found.range.upperBound].count(where: \.isNewline) + 1
    }
    guard let line else { return nil }
    return ValidationFinding(
      .controlCharacter, exercise: exercise?.identifier, file: file, line: line,
      message: Sentence(
        "the text contains a control character, which could change the learner's terminal",
        ko: "텍스트에 제어 문자가 있어서 학습자의 터미널 화면을 바꿀 수 있어요"),
      remedy: Sentence("remove the control character", ko: "제어 문자를 지우세요"))
  }

  /// Finds the marks that Git leaves where two versions of a file differ.
  private static func conflict(
    in text: String, _ file: URL, _ exercise: Exercise?
  ) -> ValidationFinding? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard
      let line = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") })
    else { return nil }
    return ValidationFinding(
      .mergeConflict, exercise: exercise?.identifier, file: file, line: line + 1,
      message: Sentence(
        "the file contains both versions of a merge conflict", ko: "병합 충돌의 두 판이 파일에 모두 있어요"),
      remedy: Sentence("keep one version, and remove the marks", ko: "하나만 남기고 표시를 지우세요"))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0...0x1F, 0x7F...0x9F: true
    default: false
    }
  }

  private static func lineEndings(_ file: URL, _ exercise: Exercise?) -> ValidationFinding {
    ValidationFinding(
      .lineEndings, exercise: exercise?.identifier, file: file, line: 1,
      message: Sentence(
        "the file has Windows line endings", ko: "파일의 줄바꿈이 Windows 방식(CRLF)이에요"),
      remedy: Sentence(
        "save the files of this folder with LF line endings", ko: "이 폴더의 파일을 LF 줄바꿈으로 저장하세요"))
  }
}
