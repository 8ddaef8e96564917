package import Foundation

/// What each view of a laid-out tree was offered and took: the way to see why a layout came out as
/// it did.
package struct LayoutTrace: Sendable {
  /// One view in the walk from the root.
  package struct Step: Codable, Hashable, Sendable {
    /// How many views stand around this one.
    package var depth: Int
    package var type: String
    package var identifier: String?
    package var text: String?
    /// In points; nil where the view was asked for its ideal length.
    package var offeredWidth: Double?
    package var offeredHeight: Double?
    package var frame: CGRect
    /// The other proposals the view was asked about before it was placed.
    package var otherQuestions: Int
  }

  package let steps: [Step]

  /// The trace of a tree that has been placed.
  package init(of root: LayoutNode) {
    var steps: [Step] = []
    Self.append(root, depth: 0, to: &steps)
    self.steps = steps
  }

  private static func append(_ node: LayoutNode, depth: Int, to steps: inout [Step]) {
    let offered = node.placedProposal
    steps.append(
      Step(
        depth: depth, type: node.type, identifier: node.identifier, text: node.text,
        offeredWidth: offered.width.map { Double($0) },
        offeredHeight: offered.height.map { Double($0) }, frame: node.frame,
        otherQuestions: node.askedSizes.count { $0.proposal != offered }))
    for child in node.children { append(child, depth: depth + 1, to: &steps) }
  }
}

extension LayoutTrace: CustomStringConvertible {
  /// One line a view, indented: `VStack proposed 158×158 → took 120×20 at 19,69`.
  package var description: String {
    steps.map { step in
      let indentation = String(repeating: "  ", count: step.depth)
      let name = [
        step.type, step.identifier.map { "#\($0)" }, step.text.map { "“\($0.prefix(24))”" },
      ].compactMap { $0 }.joined(separator: " ")
      let offered = "\(Self.points(step.offeredWidth))×\(Self.points(step.offeredHeight))"
      let took = "\(Self.points(step.frame.width))×\(Self.points(step.frame.height))"
      let place = "\(Self.points(step.frame.minX)),\(Self.points(step.frame.minY))"
      return "\(indentation)\(name) proposed \(offered) → took \(took) at \(place)"
    }.joined(separator: "\n")
  }

  /// Points to a hundredth; `nil` and `inf` as proposals name them.
  private static func points(_ length: Double?) -> String {
    guard let length else { return "nil" }
    guard length.isFinite else { return length > 0 ? "inf" : "-inf" }
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
