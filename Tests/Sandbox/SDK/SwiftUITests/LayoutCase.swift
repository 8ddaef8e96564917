import Drawing
import Foundation
import SwiftUI
import Testing

/// A view with a proposal, and the expected frames of its parts.
///
/// Parts are identified by their `accessibilityIdentifier`, which marks the outermost view that it's applied
/// to. Frames are `[x, y, width, height]` in the root's coordinates.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  let proposal: ProposedViewSize
  let size: [Double]
  let frames: [String: [Double]]
  let view: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ width: Double?, _ height: Double?, size: [Double],
    _ frames: [String: [Double]],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    proposal = ProposedViewSize(
      width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    self.size = size
    self.frames = frames
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }

  @MainActor
  func check() {
    let picture = render(view(), proposal: proposal)
    expect(CGRect(origin: .zero, size: picture.size), [0, 0] + size, "root")
    for (key, expected) in frames.sorted(by: { $0.key < $1.key }) {
      guard let node = picture.root.first(identifier: key) else {
        Issue.record("\(name): nothing is called \(key)")
        continue
      }
      expect(node.frame, expected, key)
    }
  }

  private func expect(_ frame: CGRect, _ expected: [Double], _ key: String) {
    let actual = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    let isClose = zip(actual, expected).allSatisfy { abs($0 - $1) <= 0.01 }
    #expect(isClose, "\(name), \(key): \(actual) instead of \(expected)")
  }
}

/// Returns the picture of a view, with 10 × 20 points per character and two pixels per point.
@MainActor
func render(
  _ view: some View, proposal: ProposedViewSize,
  metrics: TextMetrics = .fixedCell(width: 10, height: 20),
  change: (inout EnvironmentValues) -> Void = { _ in }
) -> Picture {
  var environment = EnvironmentValues()
  environment.displayScale = 2
  change(&environment)
  return PictureRenderer(environment: environment, metrics: metrics)
    .picture(of: view, proposal: proposal)
}

extension PictureNode {
  func first(identifier: String) -> PictureNode? {
    if self.identifier == identifier { return self }
    for child in children {
      if let found = child.first(identifier: identifier) { return found }
    }
    return nil
  }

  func all(type: String) -> [PictureNode] {
    (self.type == type ? [self] : []) + children.flatMap { $0.all(type: type) }
  }
}

extension View {
  /// Marks a view for the tests.
  nonisolated func mark(_ name: String) -> some View { accessibilityIdentifier(name) }
}

struct Fixed: View {
  let width: CGFloat
  let height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View { Color.gray.frame(width: width, height: height) }
}
