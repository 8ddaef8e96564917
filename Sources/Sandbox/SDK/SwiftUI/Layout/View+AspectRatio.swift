public import AppleFoundation

/// The way a view fills a space with a different aspect ratio.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Constrains a view to an aspect ratio, either inside the available space or filling it.
  ///
  /// ```swift
  /// Color.teal.aspectRatio(2, contentMode: .fit)
  /// ```
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales a view to fit inside the available space, with its own aspect ratio.
  ///
  /// ```swift
  /// Image(systemName: "sun.max.fill").resizable().scaledToFit()
  /// ```
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales a view to fill the available space, with its own aspect ratio.
  ///
  /// The view can extend beyond the edges.
  ///
  /// ```swift
  /// Image(systemName: "cloud.fill")
  ///   .resizable()
  ///   .scaledToFill()
  ///   .frame(width: 80, height: 40)
  ///   .clipped()
  /// ```
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

struct AspectRatioModifier {
  typealias Body = Never
  let ratio: CGFloat?
  let mode: ContentMode
}

extension AspectRatioModifier: WrappingModifier {
  var nodeType: String { "aspectRatio" }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    AspectRatioBehavior(ratio: ratio, mode: mode)
  }
}

/// A behavior that proposes the largest rectangle with an aspect ratio that fits, or the smallest that fills
/// the space.
struct AspectRatioBehavior: LayoutBehavior {
  /// The ratio of width to height, or `nil` for the child's ideal ratio.
  let ratio: CGFloat?
  let mode: ContentMode

  var keepsPriority: Bool { false }

  private func childProposal(of node: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize
  {
    guard let ratio = ratio ?? idealRatio(of: node), ratio.isFinite, ratio > 0 else {
      return proposal
    }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byHeight = height * ratio
      let keepsHeight = mode == .fit ? byHeight <= width : byHeight >= width
      return keepsHeight
        ? ProposedViewSize(width: byHeight, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  private func idealRatio(of node: LayoutNode) -> CGFloat? {
    guard let ideal = node.children.first?.size(for: .unspecified) else { return nil }
    // A view without size counts as square.
    if ideal.width == ideal.height { return 1 }
    return ideal.height > 0 ? ideal.width / ideal.height : nil
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.children.first?.size(for: childProposal(of: node, proposal)) ?? .zero
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    node.children.first?.place(at: bounds.origin, proposal: childProposal(of: node, proposal))
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.children.first?.explicitGuide(key, for: childProposal(of: node, proposal))
  }
}
