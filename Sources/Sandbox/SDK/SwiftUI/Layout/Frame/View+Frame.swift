public import AppleFoundation
import Sentences

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Puts a view in a frame of a fixed size.
  ///
  /// A smaller view is aligned inside it.
  ///
  /// ```swift
  /// Text("23°").frame(width: 120, height: 60, alignment: .bottomTrailing).border(.orange)
  /// ```
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    frame(width: nil, height: nil, alignment: .center)
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }
}

struct FrameModifier {
  typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension FrameModifier: WrappingModifier {
  var nodeType: String { "frame" }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    FrameBehavior(
      width: context.evaluation.validLength(width), height: context.evaluation.validLength(height),
      alignment: alignment)
  }
}

struct FlexibleFrameModifier {
  typealias Body = Never
  let width: FlexibleFrameBehavior.Limits
  let height: FlexibleFrameBehavior.Limits
  let alignment: Alignment
}

extension FlexibleFrameModifier: WrappingModifier {
  var nodeType: String { "frame" }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    FlexibleFrameBehavior(
      width: context.evaluation.validLimits(width), height: context.evaluation.validLimits(height),
      alignment: alignment)
  }
}

extension Evaluation {
  /// Returns the length; for an invalid length, adds Apple's runtime warning to the notes and returns `nil`.
  func validLength(_ length: CGFloat?, mayBeInfinite: Bool = false) -> CGFloat? {
    guard let length else { return nil }
    guard length >= 0, length.isFinite || mayBeInfinite else {
      noteOnce(
        rule: "frame-invalid",
        Sentence(
          "Invalid frame dimension (negative or non-finite).",
          ko: "frame의 길이가 잘못되었어요(음수이거나 유한하지 않아요)."))
      return nil
    }
    return length
  }

  /// Returns the limit, at least 0.
  ///
  /// A NaN becomes `nil` and a negative limit becomes 0, both with Apple's runtime warning.
  private func validLimit(_ limit: CGFloat?, mayBeInfinite: Bool = false) -> CGFloat? {
    let valid = validLength(limit, mayBeInfinite: mayBeInfinite)
    if let limit, valid == nil, limit < 0 { return 0 }
    return valid
  }

  /// Returns the limits without invalid lengths.
  ///
  /// An ideal length below the minimum is raised to the minimum. A maximum below the other limits is raised
  /// to them.
  func validLimits(_ limits: FlexibleFrameBehavior.Limits) -> FlexibleFrameBehavior.Limits {
    var valid = FlexibleFrameBehavior.Limits(
      minimum: validLimit(limits.minimum), ideal: validLimit(limits.ideal),
      maximum: validLimit(limits.maximum, mayBeInfinite: true))
    let given = [valid.minimum, valid.ideal, valid.maximum].compactMap { $0 }
    guard given != given.sorted() else { return valid }
    noteOnce(
      rule: "frame-contradictory",
      Sentence("Contradictory frame constraints specified.", ko: "frame의 조건이 서로 모순돼요."))
    if let minimum = valid.minimum { valid.ideal = valid.ideal.map { max($0, minimum) } }
    let floor = valid.ideal ?? valid.minimum
    valid.maximum = valid.maximum.map { max($0, floor ?? $0) }
    return valid
  }
}
