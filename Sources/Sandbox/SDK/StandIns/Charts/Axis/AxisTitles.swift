import AppleFoundation
import SwiftUI

/// The axis titles at one edge of a chart.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct AxisTitles: View {
  let settings: ChartSettings
  let edge: Edge

  static func areBeside(_ settings: ChartSettings) -> Bool {
    [settings.x.title?.edge(.horizontal), settings.y.title?.edge(.vertical)]
      .contains { $0 == .leading || $0 == .trailing }
  }

  var body: some View {
    if let title = settings.y.title, title.edge(.vertical) == edge { placed(title) }
    if let title = settings.x.title, title.edge(.horizontal) == edge { placed(title) }
  }

  @ViewBuilder private func placed(_ title: AxisTitle) -> some View {
    let isBeside = edge == .leading || edge == .trailing
    let turn = isBeside && title.isText ? (edge == .leading ? -90.0 : 90) : 0
    let text = Turned(degrees: turn) { title.view.font(.caption).foregroundStyle(.secondary) }
      .padding(inward, (title.spacing ?? Self.spacing) - Self.spacing)
    if isBeside {
      text.frame(
        maxHeight: .infinity,
        alignment: Alignment(horizontal: .center, vertical: title.alignment?.vertical ?? .center))
    } else if let alignment = title.horizontalAlignment {
      text.frame(
        maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    } else {
      text
    }
  }

  /// The default distance of a title from the chart, in points.
  private static let spacing: CGFloat = 6

  private var inward: Edge.Set {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AxisTitle {
  /// Returns the edge with the title; by default, the top for the vertical axis, and the bottom for the
  /// horizontal axis.
  func edge(_ axis: Axis) -> Edge {
    switch position.name {
    case "leading": .leading
    case "trailing": .trailing
    case "top", "topLeading", "topTrailing": .top
    case "bottom", "bottomLeading", "bottomTrailing": .bottom
    default: axis == .vertical ? .top : .bottom
    }
  }

  /// The title's alignment above or below the chart, or `nil` for the default.
  var horizontalAlignment: HorizontalAlignment? {
    if position.name.hasSuffix("Leading") { return .leading }
    if position.name.hasSuffix("Trailing") { return .trailing }
    return alignment?.horizontal
  }
}
