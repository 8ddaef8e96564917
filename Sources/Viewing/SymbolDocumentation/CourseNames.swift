import Authoring
import Curriculum
import Foundation
import Hashing
import Storage
import SwiftSource
import Terminal

/// The names of Apple's API that a course's exercises use, read from their lessons and solutions.
struct CourseNames: Codable {
  /// The relation between an exercise and a name, the closest last.
  enum Part: Int, Codable, Comparable {
    /// The solution contains the name, but the starter doesn't.
    case written
    /// The lesson or a question contains the name in code, so it explains the name.
    case told
    /// Both apply, so the exercise teaches the name.
    case taught

    static func < (one: Part, other: Part) -> Bool { one.rawValue < other.rawValue }
  }

  struct Example: Codable {
    var code: String
    /// Whether the code is a complete view that the lesson renders.
    var isView: Bool
    var exercise: String
    var names: Set<String>
  }

  /// The exercises for each name, in the course's order.
  private var exercises: [String: [Use]] = [:]
  /// The lessons' sample code, shortest first.
  private var examples: [Example] = []

  private struct Use: Codable {
    var exercise: String
    var part: Part
    /// The number of names with the same relation to the exercise; the fewer there are, the more specific the
    /// exercise is.
    var company: Int
  }
}

extension CourseNames {
  init(reading pack: Pack, language: String) {
    for exercise in pack.exercises {
      let texts = Self.texts(of: exercise, language: language)
      let documents = texts.map(MarkdownDocument.init(parsing:))
      let shown = documents.flatMap { $0.codeSpans + $0.codeBlocks.map(\.text) }
      let (written, own) = Self.names(of: exercise, in: pack)
      let told = NamesInUse(in: shown.joined(separator: "\n")).names
        .union(shown.compactMap(Self.bareName)).subtracting(own)
      let taught = told.intersection(written)
      for name in told.union(written) {
        let (part, company): (Part, Int) =
          taught.contains(name)
          ? (.taught, taught.count)
          : written.contains(name) ? (.written, written.count) : (.told, told.count)
        exercises[name, default: []].append(
          Use(exercise: exercise.identifier, part: part, company: company))
      }
      let file = exercise.lessonFile(language: language)
      for block in documents.flatMap({ $0.code(in: LessonFigure.fence) }) {
        for figure in LessonFigureReader.read(block, of: exercise, in: file).figures {
          guard figure.files == nil, let view = figure.preview.view else { continue }
          examples.append(
            Example(
              code: view, isView: true, exercise: exercise.identifier,
              names: NamesInUse(in: view).names))
        }
      }
      for code in documents.flatMap({ $0.code(in: Self.fence) }) {
        examples.append(
          Example(
            code: code, isView: false, exercise: exercise.identifier,
            names: NamesInUse(in: code).names))
      }
    }
    // Samples of equal length keep the course's order.
    examples = examples.enumerated().sorted {
      ($0.element.code.count, $0.offset) < ($1.element.code.count, $1.offset)
    }.map(\.element)
  }

  /// Returns the exercises for a name, most specific first.
  ///
  /// Exercises that teach the name come first, then exercises with fewer other names, then the course's
  /// order.
  func exercises(teaching name: String) -> [String] {
    (exercises[name] ?? []).enumerated().sorted {
      ($1.element.part, $0.element.company, $0.offset)
        < ($0.element.part, $1.element.company, $1.offset)
    }.map(\.element.exercise)
  }

  /// Returns the shortest sample code that uses a name, either a view or other code.
  func example(of name: String, isView: Bool) -> Example? {
    examples.first { $0.isView == isView && $0.names.contains(name) }
  }

  private static let fence = "swift"

  var taught: Set<String> {
    Set(exercises.filter { $0.value.contains { $0.part != .told } }.keys)
  }

  private static func texts(of exercise: Exercise, language: String) -> [String] {
    ((try? exercise.lesson(language: language)).map { [$0] } ?? [])
      + exercise.questions.map { $0.prompt.text(in: language) }
  }

  /// Returns the base name of code such as `padding` or `lineLimit(_:)`, or nil for other code.
  private static func bareName(_ span: String) -> String? {
    let name = span.prefix { $0.isLetter || $0.isNumber }
    let rest = span[name.endIndex...]
    guard !name.isEmpty, rest.isEmpty || rest.hasPrefix("(") else { return nil }
    return String(name)
  }

  /// Returns the names that the solution uses but the starter doesn't, and the names that the exercise's
  /// files declare.
  private static func names(
    of exercise: Exercise, in pack: Pack
  ) -> (written: Set<String>, own: Set<String>) {
    guard exercise.kind == .code, let answers = try? pack.solutionFiles(of: exercise) else {
      return ([], [])
    }
    func read(_ files: [URL]) -> [NamesInUse] {
      files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.map(NamesInUse.init)
    }
    let answer = read(answers)
    let earlier = UsedFiles.exercises(usedBy: exercise, in: pack)
      .flatMap { (try? pack.solutionFiles(of: $0)) ?? [] }
    let own = (answer + read(earlier)).reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let given = read(exercise.startFiles).reduce(into: own) { $0.formUnion($1.names) }
    let used = answer.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    return (used.subtracting(given), own)
  }
}

extension CourseNames {
  /// Returns the names of a course, cached until a lesson or solution changes.
  static func of(_ pack: Pack, language: String, cache: CacheDirectory) -> CourseNames {
    var digest = ContentDigest()
    digest.combine(RunningProgram.stamp ?? UUID().uuidString)
    digest.combine(language)
    for exercise in pack.exercises {
      let files =
        [exercise.lessonFile(language: language), exercise.manifestFile] + exercise.startFiles
        + ((try? pack.solutionFiles(of: exercise)) ?? [])
      for file in files {
        digest.combine("\(file.path) \(FileStamp(path: file.path)?.text ?? "")")
      }
    }
    let path = "course-names/\(digest.hexadecimal.prefix(32)).json"
    if let kept = cache.read(CourseNames.self, at: path) {
      cache.noteUse(of: path)
      return kept
    }
    let names = CourseNames(reading: pack, language: language)
    // If the cache isn't writable, that only costs time.
    try? cache.write(names, at: path)
    cache.makeRoom(in: "course-names", capacity: 8)
    return names
  }
}
