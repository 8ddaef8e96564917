package import Foundation

/// What each view of a picture was offered and took: the way to see why a layout came out as it did.
package struct LayoutTrace: Sendable {
  /// One view in the walk from the root.
  package struct Step: Hashable, Sendable {
    /// How many views stand around this one.
    package var depth: Int
    package var type: String
    package var identifier: String?
    package var text: String?
    /// nil for a view that was never placed.
    package var offer: LayoutOffer?
    package var frame: CGRect
  }

  package let steps: [Step]

  package init(of root: PictureNode) {
    var steps: [Step] = []
    Self.append(root, depth: 0, to: &steps)
    self.steps = steps
  }

  private static func append(_ node: PictureNode, depth: Int, to steps: inout [Step]) {
    steps.append(
      Step(
        depth: depth, type: node.type, identifier: node.identifier, text: node.text,
        offer: node.offer, frame: node.frame))
    for child in node.children { append(child, depth: depth + 1, to: &steps) }
  }
}

extension LayoutTrace: CustomStringConvertible {
  /// One line a view, indented: `VStack offered 158×158, took 120×20 at 19,69`.
  package var description: String {
    steps.map(Self.line).joined(separator: "\n")
  }

  private static func line(_ step: Step) -> String {
    let indentation = String(repeating: "  ", count: step.depth)
    let name = [
      step.type, step.identifier.map { "#\($0)" }, step.text.map { "“\(shortened($0))”" },
    ].compactMap { $0 }.joined(separator: " ")
    let offered = step.offer.map { "offered \(points($0.width))×\(points($0.height))" }
    let took = "took \(points(step.frame.width))×\(points(step.frame.height))"
    let place = "at \(points(step.frame.minX)),\(points(step.frame.minY))"
    let asked = step.offer.flatMap { offer in
      offer.otherQuestions > 0 ? "(asked about \(offer.otherQuestions) more)" : nil
    }
    let layout = [offered ?? "not placed", "\(took) \(place)"].joined(separator: ", ")
    return indentation + [name, layout, asked].compactMap { $0 }.joined(separator: " ")
  }

  /// The beginning of a text, on one line.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 24 ? line.prefix(24) + "…" : line
  }

  /// Points to a hundredth; `nil` and `inf` as proposals name them.
  private static func points(_ length: Double?) -> String {
    guard let length else { return "nil" }
    guard abs(length) < .greatestFiniteMagnitude else { return length > 0 ? "inf" : "-inf" }
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
