import Compiling
import Curriculum
import Foundation
import Processes
import Sentences
import Storage

/// Blocks of Swift in lessons that are no Swift, by the toolchain's own parser.
///
/// A block may be a whole file, members of a type, statements, or what goes on behind a view. One that is
/// none of these on purpose is marked: “```swift fragment”.
struct LessonSwift: FileRule {
  let toolchain: Toolchain

  private struct Block {
    var exercise: Exercise
    var lesson: LessonText
    var text: String
  }

  func findings(in pack: Pack, exercises: [Exercise]) async -> [GateFinding] {
    let blocks = exercises.flatMap { exercise in
      LessonText.all(of: exercise, in: pack).flatMap { lesson in
        lesson.document.codeBlocks.filter { $0.language == "swift" }
          .map { Block(exercise: exercise, lesson: lesson, text: $0.text) }
      }
    }
    let errors = await errors(in: blocks.map(\.text))
    let doubtful = blocks.indices.filter { errors[$0] != nil }
    // What stands before three dots on a line of their own and what stands behind may be two things.
    var innocent: Set<Int> = []
    for number in doubtful {
      let sections = Self.sections(of: blocks[number].text)
      if sections.count > 1, await self.errors(in: sections).isEmpty { innocent.insert(number) }
    }
    return doubtful.filter { !innocent.contains($0) }.compactMap { number in
      errors[number].map { finding(blocks[number], $0) }
    }
  }

  private func finding(_ block: Block, _ error: (line: Int, words: String)) -> GateFinding {
    let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
    let said = lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]) : ""
    return GateFinding(
      .brokenSwift, exercise: block.exercise.identifier, file: block.lesson.file,
      line: block.lesson.line(of: said),
      message: Sentence(
        "this Swift does not parse: \(error.words)", ko: "Swift 문법에 맞지 않아요: \(error.words)"),
      remedy: Sentence(
        "mend it, or mark it as “swift fragment”", ko: "고치거나 “swift fragment” 표시를 하세요"))
  }

  private static func sections(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.trimmingPrefix(/\s+/) == "…" }.map { $0.joined(separator: "\n") }
  }

  /// The first error of each text that parses in no way, by its number; none where no parser runs.
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

  /// A text as a file, as a type's members, as statements, and behind a view; each keeps its lines.
  private static func readings(of text: String) -> [String] {
    // Three dots stand for a value, a type or a statement that is left out, or for nothing.
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
