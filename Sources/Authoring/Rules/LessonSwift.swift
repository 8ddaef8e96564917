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

  /// A part of a block, between two lines of nothing but three dots.
  private struct Section {
    var exercise: Exercise
    var lesson: LessonText
    var text: String
  }

  func findings(in pack: Pack, exercises: [Exercise]) async -> [GateFinding] {
    let sections = exercises.flatMap { exercise in
      LessonText.all(of: exercise, in: pack).flatMap { lesson in
        lesson.document.codeBlocks.filter { $0.language == "swift" }
          .flatMap { Self.sections(of: $0.text) }
          .map { Section(exercise: exercise, lesson: lesson, text: $0) }
      }
    }
    guard !sections.isEmpty, let errors = await errors(in: sections) else { return [] }
    return sections.indices.compactMap { number in
      guard let error = errors[number] else { return nil }
      let section = sections[number]
      let lines = section.text.split(separator: "\n", omittingEmptySubsequences: false)
      let said = lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]) : ""
      return GateFinding(
        .brokenSwift, exercise: section.exercise.identifier, file: section.lesson.file,
        line: section.lesson.line(of: said),
        message: Sentence(
          "this Swift does not parse: \(error.words)", ko: "Swift 문법에 맞지 않아요: \(error.words)"),
        remedy: Sentence(
          "mend it, or mark it as “swift fragment”", ko: "고치거나 “swift fragment” 표시를 하세요"))
    }
  }

  private static func sections(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.trimmingPrefix(/\s+/) == "…" }.map { $0.joined(separator: "\n") }
  }

  /// The first error of each section that parses in no way, by its number; nil where no parser runs.
  private func errors(in sections: [Section]) async -> [Int: (line: Int, words: String)]? {
    guard let folder = try? PrivateFolder(in: FileManager.default.temporaryDirectory) else {
      return nil
    }
    var files: [String] = []
    for (number, section) in sections.enumerated() {
      for (form, text) in Self.readings(of: section.text).enumerated() {
        let file = folder.url.appending(path: "section-\(number)-\(form).swift")
        guard (try? ScratchFile.write(Data(text.utf8), to: file)) != nil else { return nil }
        files.append(file.path)
      }
    }
    let command = ProcessCommand(
      executable: toolchain.frontend,
      arguments: ["-frontend", "-parse", "-swift-version", "5"] + files)
    guard let said = try? await command.run().errorText else { return nil }
    folder.remove()
    var failed: [Int: [Int: (line: Int, words: String)]] = [:]
    for line in said.split(separator: "\n") {
      guard
        let parts = line.firstMatch(of: /section-(\d+)-(\d+)\.swift:(\d+):\d+: error: (.+)$/),
        let number = Int(parts.1), let form = Int(parts.2), let place = Int(parts.3),
        failed[number]?[form] == nil
      else { continue }
      failed[number, default: [:]][form] = (place, String(parts.4))
    }
    return failed.filter { number, forms in
      forms.count == Self.readings(of: sections[number].text).count
    }.compactMapValues { $0[0] }
  }

  /// A section as a file, as a type's members, as statements, and behind a view; each keeps its lines.
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
