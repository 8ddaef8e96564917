package import Foundation

/// The proposals and sizes of all views in a picture, for understanding its layout.
package struct LayoutTrace: Sendable {
  /// A view, in depth-first order.
  package struct Step: Hashable, Sendable {
    /// The number of ancestors.
    package var depth: Int
    package var type: String
    package var identifier: String?
    package var text: String?
    /// The size proposed to the view, or `nil` for a view that was never placed.
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
  /// An indented line per view, such as `VStack offered 158×158, took 120×20 at 19,69`.
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

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 24 ? line.prefix(24) + "…" : line
  }

  /// Formats points to a hundredth, with `nil` and `inf` for special proposals.
  private static func points(_ length: Double?) -> String {
    guard let length else { return "nil" }
    guard abs(length) < .greatestFiniteMagnitude else { return length > 0 ? "inf" : "-inf" }
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
