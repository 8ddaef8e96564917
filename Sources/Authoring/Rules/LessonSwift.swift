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
    guard !blocks.isEmpty, let errors = await errors(in: blocks) else { return [] }
    return blocks.indices.compactMap { number in
      guard let error = errors[number] else { return nil }
      let block = blocks[number]
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
  }

  /// The first error of each block that parses in no way, by its number; nil where no parser runs.
  private func errors(in blocks: [Block]) async -> [Int: (line: Int, words: String)]? {
    guard let folder = try? PrivateFolder(in: FileManager.default.temporaryDirectory) else {
      return nil
    }
    var files: [String] = []
    for (number, block) in blocks.enumerated() {
      for (form, text) in Self.readings(of: block.text).enumerated() {
        let file = folder.url.appending(path: "block-\(number)-\(form).swift")
        guard (try? ScratchFile.write(Data(text.utf8), to: file)) != nil else { return nil }
        files.append(file.path)
      }
    }
    let command = ProcessCommand(
      executable: toolchain.frontend,
      arguments: ["-frontend", "-parse", "-swift-version", "5"] + files)
    guard let said = try? await command.run().errorText else { return nil }
    var failed: [Int: [Int: (line: Int, words: String)]] = [:]
    for line in said.split(separator: "\n") {
      guard let parts = line.firstMatch(of: /block-(\d+)-(\d+)\.swift:(\d+):\d+: error: (.+)$/),
        let number = Int(parts.1), let form = Int(parts.2), let place = Int(parts.3),
        failed[number]?[form] == nil
      else { continue }
      failed[number, default: [:]][form] = (place, String(parts.4))
    }
    return failed.compactMapValues { forms in
      forms.count == Self.readings(of: "").count ? forms[0] : nil
    }
  }

  /// A block as a file, as a type's members, as statements, and behind a view; each keeps its lines.
  private static func readings(of text: String) -> [String] {
    // Three dots stand for what is left out.
    let whole = text.replacing("…", with: "/**/")
    return [
      whole, "struct Block { \(whole)\n}", "func block() { \(whole)\n}",
      "func block() { view \(whole)\n}",
    ]
  }
}
