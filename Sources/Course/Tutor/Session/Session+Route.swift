package import Curriculum
import Foundation
import Sentences

/// Choosing a route through the course.
extension Session {
  /// The learner's route; nil for all exercises.
  package var route: Route? { progress.route(in: pack) }

  /// Lists the routes, or follows the given route and opens its first unfinished exercise.
  mutating func chooseRoute(_ name: String?) -> [SessionEffect] {
    if pack.routes.isEmpty { return [.say(.note(.noRoutes)), nextStep] }
    guard let name else { return [.say(.routes), nextStep] }
    let isEverything = Self.isAll(name)
    let chosen = isEverything ? nil : pack.route(named: name)
    guard isEverything || chosen != nil else {
      note(.wrongCommand)
      let known = pack.routes.map(\.identifier) + [Route.everything]
      return [.say(.note(.unknownRoute(name, known: known))), nextStep]
    }
    let title = chosen?.title.text(in: language.rawValue)
    let effects = [
      record(.routeChosen(chosen)),
      .say(.note(.routeIs(title, minutes: progress.minutesLeft(in: pack)))),
    ]
    let isOnRoute = progress.path(in: pack).contains { $0.identifier == exercise.identifier }
    guard !isOnRoute || isPassed, let next = progress.next(in: pack) else {
      return effects + (isAllDone ? farewell : [nextStep])
    }
    return effects + open(next)
  }

  /// Whether a word means every exercise of the course.
  static func isAll(_ word: String) -> Bool {
    ["all", Route.everything, "전체"].contains(word.lowercased())
  }

  /// The side exercises of the exercise just passed that aren't done, at most three.
  var sideExercises: [Exercise] {
    guard let route else { return [] }
    return pack.sideExercises(of: exercise, on: route)
      .filter { !progress.isDone($0, in: pack) }.prefix(3).map { $0 }
  }
}
