/// A way through some of a pack's exercises, for learners who want part of the course.
package struct Route: Codable, Hashable, Sendable {
  package var identifier: String
  package var title: LocalizedText
  /// The learner's result at the end of the route.
  package var outcome: LocalizedText
  /// The Markdown shown at the end: the learner's new skills, and a question to try.
  package var closing: LocalizedText?
  /// The identifiers of the exercises, in order.
  package var exercises: [String]
  /// The time that the route takes; nil for the sum of its exercises.
  package var minutes: Int?

  package init(
    identifier: String, title: LocalizedText, outcome: LocalizedText, closing: LocalizedText? = nil,
    exercises: [String], minutes: Int? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.outcome = outcome
    self.closing = closing
    self.exercises = exercises
    self.minutes = minutes
  }

  /// The name that chooses all exercises instead of a route.
  package static let everything = "everything"
}

extension Pack {
  /// Returns a route's exercises, or all exercises if there's no route.
  package func exercises(on route: Route?) -> [Exercise] {
    let all = exercises
    guard let route else { return all }
    let named = Dictionary(
      all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    return route.exercises.compactMap { named[$0] }
  }

  /// Returns the minutes that a route takes, or the whole pack if there's no route.
  package func minutes(on route: Route?) -> Int {
    route?.minutes ?? exercises(on: route).map(\.minutes).reduce(0, +)
  }

  /// Returns a route by number, identifier or unambiguous prefix.
  package func route(named name: String) -> Route? {
    let typed = name.lowercased()
    if let number = Int(typed) {
      return routes.indices.contains(number - 1) ? routes[number - 1] : nil
    }
    if let exact = routes.first(where: { $0.identifier == typed }) { return exact }
    let begun = routes.filter { $0.identifier.hasPrefix(typed) }
    return begun.count == 1 && !typed.isEmpty ? begun[0] : nil
  }

  /// Returns the route with this exact identifier, or nil for `everything`.
  ///
  /// - Throws: `CurriculumError.unknownRoute`, with the names of the pack's routes.
  package func findRoute(_ name: String) throws(CurriculumError) -> Route? {
    if let route = routes.first(where: { $0.identifier == name }) { return route }
    guard name == Route.everything else {
      throw .unknownRoute(
        name: name, pack: identifier, known: routes.map(\.identifier) + [Route.everything])
    }
    return nil
  }

  /// Returns the side exercises of an exercise on a route: those that follow it in the course, up to the next
  /// exercise of the route.
  package func sideExercises(of exercise: Exercise, on route: Route) -> [Exercise] {
    guard let ring = ring(of: exercise), route.exercises.contains(exercise.identifier),
      let place = ring.exercises.firstIndex(where: { $0.identifier == exercise.identifier })
    else { return [] }
    return Array(
      ring.exercises[(place + 1)...].prefix { !route.exercises.contains($0.identifier) })
  }
}
