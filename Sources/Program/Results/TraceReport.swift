import Drawing
import Foundation

/// One view of the layout trace as `render --trace --format json` prints it.
struct TraceReport: Encodable {
  private let step: LayoutTrace.Step

  init(_ step: LayoutTrace.Step) {
    self.step = step
  }

  private enum Key: String, CodingKey {
    case depth, type, id, text, offered, took, at, otherQuestions
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(step.depth, forKey: .depth)
    try container.encode(step.type, forKey: .type)
    try container.encode(step.identifier, forKey: .id)
    try container.encode(step.text, forKey: .text)
    // Null is the ideal length that a view was asked for, `"inf"` an offer without end.
    try container.encode(
      step.offer.map { [Length($0.width), Length($0.height)] }, forKey: .offered)
    try container.encode(
      [Length(step.frame.width), Length(step.frame.height)], forKey: .took)
    try container.encode([step.frame.minX, step.frame.minY], forKey: .at)
    try container.encode(step.offer?.otherQuestions ?? 0, forKey: .otherQuestions)
  }

  private struct Length: Encodable {
    let points: Double?

    init(_ points: Double?) { self.points = points }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let points, points >= .greatestFiniteMagnitude {
        try container.encode("inf")
      } else {
        try container.encode(points)
      }
    }
  }
}
