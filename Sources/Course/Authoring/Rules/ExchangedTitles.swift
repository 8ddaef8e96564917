import Curriculum
import Foundation
import Sentences

/// Finds titles that belong to another exercise or check, and exercise folders with the same number.
struct ExchangedTitles: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    let chosen = Set(exercises.map(\.identifier))
    return lessons(in: pack, chosen) + exercises.flatMap { checks(of: $0, in: pack) }
      + pack.rings.flatMap { numbers(in: $0, chosen) }
  }

  /// Finds exercises whose title is the heading of another exercise's lesson.
  private func lessons(in pack: Pack, _ chosen: Set<String>) -> [ValidationFinding] {
    pack.languages.flatMap { language -> [ValidationFinding] in
      let headings = pack.exercises.map { exercise in
        PackText.read(exercise.folder.appending(path: "lesson.\(language).md"))
          .flatMap { $0.split(whereSeparator: \.isNewline).first }
          .map { $0.drop { $0 == "#" || $0 == " " }.trimmingCharacters(in: .whitespaces) }
      }
      return zip(pack.exercises, headings).compactMap { exercise, heading in
        let title = exercise.title.text(in: language)
        guard chosen.contains(exercise.identifier), let heading, heading != title else {
          return nil
        }
        if let owner = pack.exercises.first(where: { $0.title.text(in: language) == heading }) {
          return ValidationFinding(
            .exchangedTitle, exercise: exercise.identifier,
            file: exercise.folder.appending(path: "lesson.\(language).md"), line: 1,
            message: Sentence(
              "the heading “\(heading)” is the title of \(owner.identifier)",
              ko: "“\(heading)” 제목은 \(owner.identifier) 과제의 제목이에요"),
            remedy: Sentence("write this exercise's own heading", ko: "이 과제의 제목을 쓰세요"))
        }
        guard let other = zip(pack.exercises, headings).first(where: { $1 == title })?.0 else {
          return nil
        }
        return finding(
          exercise, title,
          Sentence(
            "the title “\(title)” is the heading of \(other.identifier)'s lesson; this lesson's is “\(heading)”",
            ko: "“\(title)” 제목은 \(other.identifier) 과제 본문의 제목이에요. 이 본문의 제목은 “\(heading)”"))
      }
    }
  }

  /// Finds two checks whose titles fit each other's names better than their own.
  private func checks(of exercise: Exercise, in pack: Pack) -> [ValidationFinding] {
    guard pack.baseLanguage == "en" else { return [] }
    let names = exercise.checks.map { check in
      Self.words(
        String(check.identifier.split(separator: ".").last ?? "")
          .replacing(/[A-Z]/) { " \($0.output)" })
    }
    let titles = exercise.checks.map { Self.words($0.title.text(in: "en")) }
    func fit(_ title: Int, _ name: Int) -> Int { titles[title].intersection(names[name]).count }
    for one in exercise.checks.indices {
      for other in exercise.checks.indices.dropFirst(one + 1) {
        let crossed = (fit(one, other), fit(other, one))
        guard crossed.0 > 1, crossed.1 > 1, crossed.0 > fit(one, one), crossed.1 > fit(other, other)
        else { continue }
        let (first, second) = (
          exercise.checks[one].identifier, exercise.checks[other].identifier
        )
        return [
          finding(
            exercise, exercise.checks[one].title.text(in: "en"),
            Sentence(
              "the titles of \(first) and \(second) seem to be exchanged",
              ko: "\(first) 검사와 \(second) 검사의 제목이 서로 바뀐 것 같아요"))
        ]
      }
    }
    return []
  }

  /// Returns a text's words in lowercase, without articles, prepositions and other filler words.
  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map(String.init)).subtracting([
      "test", "the", "a", "an", "is", "are", "it", "in", "of", "and", "to", "has", "no",
    ])
  }

  private func numbers(in ring: Ring, _ chosen: Set<String>) -> [ValidationFinding] {
    zip(ring.exercises, ring.exercises.dropFirst()).compactMap { one, other in
      let numbers = [one, other].map { $0.folder.lastPathComponent.prefix(while: \.isNumber) }
      guard chosen.contains(other.identifier), !numbers[0].isEmpty, numbers[0] == numbers[1] else {
        return nil
      }
      let (number, first) = (String(numbers[0]), one.folder.lastPathComponent)
      return ValidationFinding(
        .sameNumber, exercise: other.identifier, file: other.folder,
        message: Sentence(
          "two folders of the ring have the number \(number): \(first) is the other",
          ko: "나이테의 두 폴더에 같은 번호 \(number) 값이 있어요. 다른 하나: \(first)"),
        remedy: Sentence(
          "give one of them another number, which sets the order",
          ko: "하나의 번호를 바꾸세요. 번호가 순서를 정해요"))
    }
  }

  private func finding(
    _ exercise: Exercise, _ title: String, _ message: Sentence
  ) -> ValidationFinding {
    ValidationFinding(
      .exchangedTitle, exercise: exercise.identifier, file: exercise.manifestFile,
      line: PackText.line(of: title, in: exercise.manifestFile), message: message,
      remedy: Sentence("exchange the titles", ko: "제목을 서로 바꾸세요"))
  }
}
