/// The learner's way through a pack: newcomers follow its first route.
extension LearnerProgress {
  /// The learner's route; nil for all exercises in the pack's order.
  package func route(in pack: Pack) -> Route? {
    guard let name = routes?[pack.identifier] else {
      return hasBegun(pack) ? nil : pack.routes.first
    }
    return pack.routes.first { $0.identifier == name }
  }

  /// The exercises on the learner's route, in the route's order.
  package func path(in pack: Pack) -> [Exercise] { pack.exercises(on: route(in: pack)) }

  /// Returns the list that an exercise has its place in: the learner's path, or the whole course if the
  /// exercise isn't on the path.
  package func list(around exercise: Exercise, in pack: Pack) -> [Exercise] {
    let path = path(in: pack)
    return path.contains { $0.identifier == exercise.identifier } ? path : pack.exercises
  }

  /// Returns the next open exercise or, if all are done, the next one in the list; nil after the last one.
  package func following(_ exercise: Exercise, in pack: Pack) -> Exercise? {
    if let open = next(in: pack, after: exercise) { return open }
    let list = list(around: exercise, in: pack)
    let place = list.firstIndex { $0.identifier == exercise.identifier }
    return place.flatMap { list.dropFirst($0 + 1).first }
  }

  /// The exercise with the learner's finished widget: the route's last exercise with a widget or, without a
  /// route, the course's finished widget.
  package func finishedWidget(in pack: Pack) -> Exercise? {
    guard let route = route(in: pack) else { return pack.finishedWidget }
    return pack.exercises(on: route).last { $0.preview?.widget != nil }
  }

  /// Makes the learner follow a route, or all exercises if `route` is nil.
  package mutating func follow(_ route: Route?, in pack: Pack) {
    routes = (routes ?? [:]).merging([
      pack.identifier: route?.identifier ?? Route.everything
    ]) { $1 }
  }

  /// The minutes of the exercises on the learner's path that aren't done.
  package func minutesLeft(in pack: Pack) -> Int {
    let route = route(in: pack)
    let path = pack.exercises(on: route)
    let all = path.map(\.minutes).reduce(0, +)
    let left = path.filter { !isDone($0, in: pack) }.map(\.minutes).reduce(0, +)
    guard all > 0 else { return 0 }
    // A route may state fewer minutes than the sum of its exercises.
    return left * (route?.minutes ?? all) / all
  }

  /// Stores a newcomer's route at the first exercise.
  ///
  /// A learner with records is no longer recognized as a newcomer.
  mutating func followFirstRoute(in pack: Pack) {
    guard routes?[pack.identifier] == nil, !hasBegun(pack), let first = pack.routes.first else {
      return
    }
    follow(first, in: pack)
  }

  private func hasBegun(_ pack: Pack) -> Bool {
    exercises.keys.contains { $0.hasPrefix("\(pack.identifier)/") }
  }
}
