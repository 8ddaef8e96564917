import Sentences
import Yams

/// Reads the `routes` of `pack.yml`.
struct RouteReader {
  let manifest: Manifest
  let exercises: [Exercise]
  /// Whether every exercise could be read, so that a missing exercise is a mistake.
  let areAllRead: Bool

  /// Reads the list; reports routes that share an id and exercises that don't exist.
  func read(_ root: inout ManifestMapping) -> [Route] {
    var routes: [Route] = []
    for node in root.list("routes") {
      guard let route = route(node) else { continue }
      if routes.contains(where: { $0.identifier == route.identifier })
        || route.identifier == Route.everything
      {
        manifest.note(
          .duplicateID, at: node,
          Sentence(
            "the route id \"\(route.identifier)\" is taken",
            ko: "“\(route.identifier)” 경로 id는 이미 쓰이고 있어요"),
          Sentence("choose another id", ko: "다른 id를 고르세요"))
      }
      routes.append(route)
    }
    return routes
  }

  private func route(_ node: Node) -> Route? {
    guard var mapping = manifest.mapping(node, what: Sentence("a route", ko: "경로")) else {
      return nil
    }
    let identifier = mapping.identifier("id")
    let title = mapping.text("title")
    let outcome = mapping.text("outcome")
    let closing = mapping.optionalText("closing")
    let minutes = mapping.integer("minutes", in: 1...100_000, default: 0)
    let names = mapping.words("exercises")
    mapping.finish()
    if names.isEmpty {
      manifest.note(
        .missingKey, at: node,
        Sentence("the route has no \"exercises\"", ko: "경로에 “exercises” 키가 없어요"),
        Sentence("list the ids of the route's exercises in order", ko: "과제의 id를 순서대로 적으세요"))
    }
    let known = exercises.map(\.identifier)
    for (name, place) in names where areAllRead && !known.contains(name.raw) {
      manifest.note(
        .unknownReference, at: place,
        Sentence(
          "there is no exercise \"\(name.sanitized())\"", ko: "“\(name.sanitized())” 과제가 없어요"),
        Suggestion.sentence(for: name.raw, in: known)
          ?? Sentence("write the id of an exercise", ko: "과제의 id를 적으세요"))
    }
    guard let identifier, let title, let outcome else { return nil }
    return Route(
      identifier: identifier, title: title, outcome: outcome, closing: closing,
      exercises: names.map(\.word.raw), minutes: minutes == 0 ? nil : minutes)
  }
}
