public import AppleFoundation
public import SwiftUI

/// The resolution of collisions between axis labels.
///
/// It has no effect on the simulated phone; labels stay at their values.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AxisValueLabelCollisionResolution: Sendable {
  public static var automatic: AxisValueLabelCollisionResolution { .init() }
  public static var disabled: AxisValueLabelCollisionResolution { .init() }
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    .init()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AxisValueLabelOrientation: Sendable {
  /// The clockwise rotation in degrees.
  let degrees: Double

  public static var automatic: AxisValueLabelOrientation { .init(degrees: 0) }
  public static var horizontal: AxisValueLabelOrientation { .init(degrees: 0) }
  public static var vertical: AxisValueLabelOrientation { .init(degrees: 90) }
  public static var verticalReversed: AxisValueLabelOrientation { .init(degrees: -90) }
}

/// A label at a value of an axis.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AxisValueLabel<Content>: AxisMark, AxisPartSource where Content: View {
  @MainActor var parts: [AxisPart] { [part] }
  private let part: AxisPart

  private init(
    view: AnyView?, centered: Bool?, anchor: UnitPoint?, orientation: AxisValueLabelOrientation
  ) {
    part = AxisPart(
      kind: .label(view), isCentered: centered ?? false, anchor: anchor ?? .center,
      degrees: orientation.degrees)
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      view: AnyView(content()), centered: centered, anchor: anchor, orientation: orientation)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AxisValueLabel where Content == Text {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(view: nil, centered: centered, anchor: anchor, orientation: orientation)
  }

  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      view: AnyView(Text(labelKey)), centered: centered, anchor: anchor, orientation: orientation)
  }

  @_disfavoredOverload
  public init<S>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where S: StringProtocol {
    self.init(
      view: AnyView(Text(label)), centered: centered, anchor: anchor, orientation: orientation)
  }

  public init<Format>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      view: AnyView(
        FormattedAxisLabel(
          format: AxisFormat { $0.as(Format.FormatInput.self).map(format.format) })),
      centered: centered, anchor: anchor, orientation: orientation)
  }
}

/// A format for the values of an axis.
// Sending this value is safe, because the closure is created and called only on the main actor, like views.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct AxisFormat: @unchecked Sendable {
  let text: (AxisValue) -> String?
}

/// A label with the formatted value of its position.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct FormattedAxisLabel: View {
  let format: AxisFormat
  @Environment(\.axisValue) private var value

  nonisolated init(format: AxisFormat) {
    self.format = format
  }

  var body: some View {
    Text(value.flatMap(format.text) ?? "")
  }
}

private struct AxisValueKey: EnvironmentKey {
  static var defaultValue: AxisValue? { nil }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension EnvironmentValues {
  /// The axis value at the label's position.
  var axisValue: AxisValue? {
    get { self[AxisValueKey.self] }
    set { self[AxisValueKey.self] = newValue }
  }
}
