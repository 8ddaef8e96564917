import Compiling
import Curriculum
import Foundation
import Processes
import Sentences
import Storage

/// Finds Swift code in lessons that the toolchain's parser rejects.
///
/// A block may be a file, members of a type, statements, or modifiers of a view. Mark intentional exceptions
/// with “```swift fragment”.
struct LessonSwift: FileRule {
  let toolchain: Toolchain

  private struct Block {
    var exercise: Exercise
    var lesson: LessonText
    var text: String
  }

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let blocks = exercises.flatMap { exercise in
      LessonText.all(of: exercise, in: pack).flatMap { lesson in
        lesson.document.codeBlocks.filter { $0.language == "swift" }
          .map { Block(exercise: exercise, lesson: lesson, text: $0.text) }
      }
    }
    let errors = await errors(in: blocks.map(\.text))
    let doubtful = blocks.indices.filter { errors[$0] != nil }
    // A line with only an ellipsis may separate sections of different kinds, so parse each section alone.
    var innocent: Set<Int> = []
    for number in doubtful {
      let sections = Self.sections(of: blocks[number].text)
      if sections.count > 1, await self.errors(in: sections).isEmpty { innocent.insert(number) }
    }
    return doubtful.filter { !innocent.contains($0) }.compactMap { number in
      errors[number].map { finding(blocks[number], $0) }
    }
  }

  private func finding(_ block: Block, _ error: (line: Int, words: String)) -> ValidationFinding {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    let said = lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]) : ""
    return ValidationFinding(
      .brokenSwift, exercise: block.exercise.identifier, file: block.lesson.file,
      line: block.lesson.line(of: said),
      message: Sentence(
        "this Swift code doesn't parse: \(error.words)", ko: "Swift 문법에 맞지 않아요: \(error.words)"),
      remedy: Sentence(
        "fix the code, or mark the block as “swift fragment”", ko: "고치거나 “swift fragment” 표시를 하세요"))
  }

  private static func sections(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.trimmingPrefix(/\s+/) == "…" }.map { $0.joined(separator: "\n") }
  }

  /// Returns the first error, by index, in each piece of code that doesn't parse in any form.
  ///
  /// Returns no errors if the parser can't run.
  private func errors(in texts: [String]) async -> [Int: (line: Int, words: String)] {
    guard !texts.isEmpty,
      let folder = try? PrivateFolder(in: FileManager.default.temporaryDirectory)
    else { return [:] }
    defer { folder.remove() }
    var files: [String] = []
    for (number, text) in texts.enumerated() {
      for (form, reading) in Self.readings(of: text).enumerated() {
        let file = folder.url.appending(path: "block-\(number)-\(form).swift")
        guard (try? ScratchFile.write(Data(reading.utf8), to: file)) != nil else { return [:] }
        files.append(file.path)
      }
    }
    let command = ProcessCommand(
      executable: toolchain.frontend,
      arguments: ["-frontend", "-parse", "-swift-version", "5"] + files)
    guard let said = try? await command.run().errorText else { return [:] }
    var failed: [Int: [Int: (line: Int, words: String)]] = [:]
    for line in said.split(separator: "\n") {
      guard let parts = line.firstMatch(of: /block-(\d+)-(\d+)\.swift:(\d+):\d+: error: (.+)$/),
        let number = Int(parts.1), let form = Int(parts.2), let place = Int(parts.3),
        failed[number]?[form] == nil
      else { continue }
      failed[number, default: [:]][form] = (place, String(parts.4))
    }
    return failed.filter { number, forms in
      texts.indices.contains(number) && forms.count == Self.readings(of: texts[number]).count
    }.compactMapValues { $0[0] }
  }

  /// Returns the code as a file, as members, as statements, and as modifiers, always with the same line
  /// numbers.
  private static func readings(of text: String) -> [String] {
    // An ellipsis stands in for an omitted value, type or statement, or for nothing.
    let fillings = text.contains("…") ? [" LeftOut ", "/**/"] : [""]
    return fillings.flatMap { filling in
      let whole = text.replacing("…", with: filling)
      return [
        whole, "struct Block { \(whole)\n}", "func block() { \(whole)\n}",
        "func block() { view \(whole)\n}",
      ]
    }
  }
}
