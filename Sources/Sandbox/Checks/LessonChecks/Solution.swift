import WorkerProtocol

/// The exercise's solution, for comparisons.
///
/// ```swift
/// let mine = try view("badge", 7).render(.systemSmall)
/// assertLooksLike(mine, try solution.view("badge", 7).render(.systemSmall))
/// ```
public struct Solution: Sendable {
  let session: CheckSession

  /// Returns a widget by its type name, or the only widget if `type` is `nil`.
  public func widget(_ type: String? = nil) -> WidgetHandle {
    WidgetHandle(type: type, session: session)
  }

  /// Returns a view that the probe `name` creates from these arguments.
  public func view(_ name: String, _ arguments: any Encodable...) throws -> ViewHandle {
    ViewHandle(
      name: name, arguments: try arguments.map { try ProbeValue.json(of: $0) }, session: session)
  }

  /// Calls a probe and decodes its result.
  public func call<Result: Decodable>(
    _ probe: String, _ arguments: any Encodable..., as type: Result.Type = Result.self
  ) throws -> Result {
    try session.value(type, of: probe, arguments)
  }
}
