import Authoring
import Curriculum
import Foundation
import Hashing
import Storage
import SwiftSource
import Terminal

/// What a course's exercises have to do with names of Apple's API, read from their lessons and answers.
struct CourseNames: Codable {
  /// How an exercise comes by a name.
  enum Part: Int, Codable, Comparable {
    /// Its lesson or its questions show the name in code.
    case told
    /// Its answer has the name where the starter has not.
    case written
    /// Both of it: there the name is taught.
    case taught

    static func < (one: Part, other: Part) -> Bool { one.rawValue < other.rawValue }
  }

  /// A view that stands by itself, as a lesson draws it.
  struct Example: Codable {
    var code: String
    /// The exercise's id.
    var exercise: String
    /// The names that it uses.
    var names: Set<String>
  }

  /// For each name the exercises that have to do with it, in the course's order.
  private var exercises: [String: [Use]] = [:]
  /// Views of lessons, the shortest first.
  private var examples: [Example] = []

  private struct Use: Codable {
    var exercise: String
    var part: Part
  }
}

extension CourseNames {
  /// Reads a course.
  init(reading pack: Pack, language: String) {
    for exercise in pack.exercises {
      let texts = Self.texts(of: exercise, language: language)
      let documents = texts.map(MarkdownDocument.init(parsing:))
      let shown = documents.flatMap { $0.codeSpans + $0.codeBlocks.map(\.text) }
      let told = NamesInUse(in: shown.joined(separator: "\n")).names
        .union(shown.compactMap(Self.bareName))
      let written = Self.written(in: exercise, of: pack)
      for name in told.union(written) {
        let part: Part = !written.contains(name) ? .told : told.contains(name) ? .taught : .written
        exercises[name, default: []].append(Use(exercise: exercise.identifier, part: part))
      }
      let file = exercise.lessonFile(language: language)
      for block in documents.flatMap({ $0.code(in: LessonFigure.fence) }) {
        for figure in LessonFigureReader.read(block, of: exercise, in: file).figures {
          guard figure.files == nil, let view = figure.preview.view else { continue }
          examples.append(
            Example(
              code: view, exercise: exercise.identifier, names: NamesInUse(in: view).names))
        }
      }
    }
    // Of equally long ones the first of the course.
    examples = examples.enumerated().sorted {
      ($0.element.code.count, $0.offset) < ($1.element.code.count, $1.offset)
    }.map(\.element)
  }

  /// The exercises that teach a name, the most helpful kind of them only, in the course's order.
  func exercises(teaching name: String) -> [String] {
    let uses = exercises[name] ?? []
    guard let best = uses.map(\.part).max() else { return [] }
    return uses.filter { $0.part == best }.map(\.exercise)
  }

  /// The shortest view of the course's lessons that uses a name.
  func example(of name: String) -> Example? {
    examples.first { $0.names.contains(name) }
  }

  /// Names that some exercise teaches.
  var taught: Set<String> {
    Set(exercises.filter { $0.value.contains { $0.part >= .written } }.keys)
  }

  private static func texts(of exercise: Exercise, language: String) -> [String] {
    ((try? exercise.lesson(language: language)).map { [$0] } ?? [])
      + exercise.questions.map { $0.prompt.text(in: language) }
  }

  /// `padding` and `lineLimit(_:)`, which stand alone in a text.
  private static func bareName(_ span: String) -> String? {
    let name = span.prefix { $0.isLetter || $0.isNumber }
    let rest = span[name.endIndex...]
    guard !name.isEmpty, rest.isEmpty || rest.hasPrefix("(") else { return nil }
    return String(name)
  }

  /// What a learner has to write: names of the answer that the starter does not have.
  private static func written(in exercise: Exercise, of pack: Pack) -> Set<String> {
    guard exercise.kind == .code, let answers = try? pack.solutionFiles(of: exercise) else {
      return []
    }
    func names(in files: [URL]) -> Set<String> {
      files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        .reduce(into: []) { $0.formUnion(NamesInUse(in: $1).names) }
    }
    return names(in: answers).subtracting(names(in: exercise.startFiles))
  }
}

extension CourseNames {
  /// The names of a course, kept until one of its texts or answers changes.
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
    // A cache that cannot be written only costs time.
    try? cache.write(names, at: path)
    cache.makeRoom(in: "course-names", capacity: 8)
    return names
  }
}
