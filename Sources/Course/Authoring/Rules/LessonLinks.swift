import Curriculum
import Foundation
import Sentences

/// Finds links and pictures in lessons that point to a missing file or outside the pack.
struct LessonLinks: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise in
      LessonText.all(of: exercise, in: pack).flatMap { lesson in
        lesson.document.destinations.compactMap { destination in
          finding(on: destination, in: lesson, of: exercise, pack)
        }
      }
    }
  }

  private func finding(
    on destination: String, in lesson: LessonText, of exercise: Exercise, _ pack: Pack
  ) -> ValidationFinding? {
    let message: Sentence
    if let url = URL(string: destination), let scheme = url.scheme {
      guard !["http", "https"].contains(scheme) || url.host?.contains(".") != true else {
        return nil
      }
      message = Sentence("“\(destination)” isn't a web address", ko: "웹 주소가 아니에요: “\(destination)”")
    } else {
      let path = destination.prefix { $0 != "#" }
      let file = exercise.folder.appending(path: String(path)).standardizedFileURL
      let base = pack.folder.standardizedFileURL.path + "/"
      if destination.hasPrefix("/") || !file.path.hasPrefix(base) {
        message = Sentence(
          "“\(destination)” leads outside the pack", ko: "꾸러미 밖을 가리켜요: “\(destination)”")
      } else if path.isEmpty || !FileManager.default.fileExists(atPath: file.path) {
        message = Sentence(
          "“\(destination)” doesn't exist", ko: "가리키는 것이 없어요: “\(destination)”")
      } else {
        return nil
      }
    }
    return ValidationFinding(
      .deadLink, exercise: exercise.identifier, file: lesson.file,
      line: lesson.line(of: destination), message: message,
      remedy: Sentence("fix or remove the link", ko: "고치거나 빼세요"))
  }
}
