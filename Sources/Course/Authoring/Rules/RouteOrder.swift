import Curriculum
import Foundation
import Sentences

/// Finds routes that list an exercise twice, or before an exercise whose files it uses.
struct RouteOrder: FileRule {
  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    guard exercises.count == pack.exercises.count else { return [] }
    return pack.routes.flatMap { route -> [ValidationFinding] in
      var earlier: Set<String> = []
      return pack.exercises(on: route).compactMap { exercise -> ValidationFinding? in
        let (name, id) = (route.identifier, exercise.identifier)
        guard earlier.insert(id).inserted else {
          return finding(
            name, pack,
            Sentence(
              "the route \(name) lists \(id) twice", ko: "\(name) 경로에 같은 과제가 두 번 있어요: \(id)"),
            Sentence("remove one of the two", ko: "하나를 지우세요"))
        }
        guard
          let later = exercise.uses.first(where: {
            route.exercises.contains($0) && !earlier.contains($0)
          })
        else { return nil }
        return finding(
          name, pack,
          Sentence(
            "on the route \(name), \(id) comes before \(later), whose files it uses",
            ko: "\(name) 경로의 \(id) 과제가 파일을 빌려 오는 과제보다 먼저 나와요: \(later)"),
          Sentence("exchange the two", ko: "둘의 순서를 바꾸세요"))
      }
    }
  }

  private func finding(
    _ route: String, _ pack: Pack, _ message: Sentence, _ remedy: Sentence
  ) -> ValidationFinding {
    ValidationFinding(
      .routeOrder, file: pack.manifestFile,
      line: PackText.line(of: "id: \(route)", in: pack.manifestFile), message: message,
      remedy: remedy)
  }
}
