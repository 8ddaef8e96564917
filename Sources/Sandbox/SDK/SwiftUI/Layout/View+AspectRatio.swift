public import AppleFoundation

/// How a view of one shape fills a space of another.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Keeps width and height in a ratio, inside of the room that there is or filling it.
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

  /// Makes a view as large as its room allows, in its own proportions.
  ///
  /// ```swift
  /// Image(systemName: "sun.max.fill").resizable().scaledToFit()
  /// ```
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Fills the area, over its edges, without distortion.
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

/// Offers the child the largest (or smallest covering) rectangle of one shape.
struct AspectRatioBehavior: LayoutBehavior {
  /// Width by height; nil takes the child's ideal one.
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
    // A view without any length is square to its container.
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
