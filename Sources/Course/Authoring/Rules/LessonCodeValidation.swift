import Compiling
package import Curriculum
import Foundation
package import Judge
import PhoneFacts
import Sentences
import Storage
import SwiftSource

/// Finds Swift code in lessons that parses but doesn't type-check.
///
/// The compiler checks all blocks of an exercise at once, beside the solution. A block with undeclared names
/// is an excerpt, so the rule ignores it. Mark intentional mistakes with “```swift fragment”.
package struct LessonCodeValidation: ContentRule {
  private let configuration: JudgeConfiguration

  package init(_ configuration: JudgeConfiguration) { self.configuration = configuration }

  /// A code block of a lesson.
  ///
  /// A function wraps the block, so that its names stay apart from the solution's.
  private struct Block {
    var lesson: LessonText
    var text: String
    var name: String
  }

  private static let prefix = "RingsLessonBlock"

  package func trials(in pack: Pack, exercises: [Exercise]) -> [LessonContent] {
    exercises.compactMap { exercise in
      let blocks = Self.blocks(of: exercise, in: pack)
      guard !blocks.isEmpty else { return nil }
      return LessonContent(of: "Swift in lessons", in: exercise) {
        await findings(on: blocks, of: exercise, pack)
      }
    }
  }

  private static func blocks(of exercise: Exercise, in pack: Pack) -> [Block] {
    var seen: Set<String> = []
    var blocks: [Block] = []
    for lesson in LessonText.all(of: exercise, in: pack) {
      for (language, text) in lesson.document.codeBlocks where language == "swift" {
        // Translations differ only in comments and strings.
        guard isWhole(text), seen.insert(TextPart.codeWithoutTexts(text)).inserted else { continue }
        blocks.append(Block(lesson: lesson, text: text, name: "\(prefix)\(blocks.count)"))
      }
    }
    return blocks
  }

  /// Whether a block is whole: no omissions, no beginning or end of something larger, and no comment about
  /// an error.
  private static func isWhole(_ text: String) -> Bool {
    let source = SwiftFile(text)
    let areClosed = source.tokens.allSatisfy { token in
      !token.isOpeningBracket && !token.isClosingBracket || token.partner != nil
    }
    let isAboutErrors = source.comments.contains {
      $0.text.lowercased().contains(/error|wrong|compile|오류|틀린|컴파일|❌|✗/)
    }
    return areClosed && !isAboutErrors && !text.contains("…") && !text.contains("...\n")
      && !source[0].isSign(".") && !source[0].isSign("}")
      && !source.tokens.contains(word: "protocol")
  }

  /// Whether a block can only be at the top level of a file.
  private static func isOfFile(_ source: SwiftFile) -> Bool {
    source.tokens.contains(word: "extension", "#Preview", "@Entry")
  }

  /// Returns a block without its imports and `@main`, which other files of the module have.
  private static func withoutFrame(_ text: String) -> String {
    text.replacing(/(?m)^\s*(?:@\w+ )?import [\w.]+|@main\b/, with: "")
  }

  private func findings(
    on blocks: [Block], of exercise: Exercise, _ pack: Pack
  ) async -> [ValidationFinding] {
    do {
      let folder = try PrivateFolder(in: configuration.scratch)
      defer { folder.remove() }
      let files = try blocks.map { block in
        let file = folder.url.appending(path: block.name + ".swift")
        try ScratchFile.write(Data(Self.wrapped(block).utf8), to: file)
        return file
      }
      let own = exercise.kind == .code ? try Self.sources(of: exercise, in: pack) : []
      let report = try await configuration.compiler.availability(
        of: own + files, deploymentTarget: .newest,
        options: CompileOptions(limits: configuration.compileLimits))
      let errors = report.diagnostics.filter { $0.severity == .error }
      return blocks.compactMap { block in
        let own = errors.filter {
          $0.location.map { URL(filePath: $0.file).lastPathComponent == block.name + ".swift" }
            ?? false
        }
        guard let first = own.first, own.allSatisfy({ Self.isOfTypes($0.message) }) else {
          return nil
        }
        return finding(first, block, exercise)
      }
    } catch CurriculumError.noSolution {
      // Another rule reports that.
      return []
    } catch {
      return [.notJudged(exercise, blocks.first?.lesson.file, SystemReason.sentence(of: error))]
    }
  }

  /// Returns the solution's files and those of the exercises that it uses.
  private static func sources(of exercise: Exercise, in pack: Pack) throws -> [URL] {
    let own = try pack.solutionFiles(of: exercise)
    let names = Set((exercise.startFiles + own).map(\.lastPathComponent))
    return own
      + (try UsedFiles(of: exercise, in: pack, ownNames: names) { _ in [] }).files
      .map(\.file)
  }

  /// Returns a block as the text of a file with the same line numbers.
  private static func wrapped(_ block: Block) -> String {
    let text = withoutFrame(block.text)
    let imports = "import SwiftUI; import WidgetKit; import AppIntents; "
    // Errors of a type that the solution declares too aren't about types.
    return isOfFile(SwiftFile(text))
      ? imports + text : imports + "func \(block.name)() async throws { \(text)\n}"
  }

  /// Whether a message is about types, and not about names or context that the block leaves out.
  ///
  /// An undeclared name can also refer to a type or function of the C library, such as `entry` or `time`.
  private static func isOfTypes(_ message: String) -> Bool {
    let isOfLibrary = message.contains(".Type'") || message.prefixMatch(of: /type '[a-z]/) != nil
    guard !isOfLibrary, !message.contains("->") else { return false }
    return [
      "cannot convert", "cannot assign value of type", "cannot be converted", "missing argument",
      "extra argument", "incorrect argument label", "no exact matches", "has no member",
      "binary operator", "must be unwrapped", "cannot use mutating member", "expects argument",
      "ambiguous use", "cannot call value of non-function type", "is a 'let' constant",
      "conform to '", "return type of", "missing return",
    ].contains { message.contains($0) }
  }

  private func finding(
    _ error: Diagnostic, _ block: Block, _ exercise: Exercise
  ) -> ValidationFinding {
    let start = PackText.line(ofBlock: block.text, in: block.lesson.file)
    let message = error.message
    return ValidationFinding(
      .brokenCode, exercise: exercise.identifier, file: block.lesson.file,
      line: start.map { $0 + (error.location?.line ?? 1) - 1 },
      message: Sentence(
        "this Swift code doesn't compile: \(message)", ko: "Swift 코드가 컴파일되지 않아요: \(message)"),
      remedy: Sentence(
        "fix the code, or mark the block as “swift fragment”", ko: "고치거나 “swift fragment” 표시를 하세요"))
  }
}
