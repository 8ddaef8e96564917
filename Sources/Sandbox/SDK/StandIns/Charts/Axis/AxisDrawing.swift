import AppleFoundation
import SwiftUI

/// An axis with its lines in the plot and its labels next to the plot.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@MainActor
struct AxisDrawing {
  /// A part at a position of the axis.
  struct Stop {
    let value: AxisValue
    /// The position from the start of the axis to its end, from 0 to 1.
    let fraction: Double
    let part: AxisPart
  }

  let scale: ChartScale
  let axis: Axis
  let stops: [Stop]
  /// Whether the axis is above or before the plot.
  let isAtStart: Bool

  init(scale: ChartScale, settings: AxisSettings, axis: Axis, isShown: Bool) {
    self.scale = scale
    self.axis = axis
    let names = settings.groups.map(\.position.name)
    isAtStart = names.contains(axis == .horizontal ? "top" : "leading")
    guard isShown, settings.visibility != .hidden else {
      stops = []
      return
    }
    stops = settings.groups.flatMap { Self.stops(of: $0, on: scale) }
  }

  private static func stops(of group: AxisGroup, on scale: ChartScale) -> [Stop] {
    let values = AxisTicks.values(group.values, on: scale)
    return values.flatMap { value -> [Stop] in
      guard let fraction = scale.fraction(of: value.datum), (-0.001...1.001).contains(fraction)
      else { return [] }
      let parts =
        group.marks?(value).flatMap { $0.allParts }
        ?? [AxisPart(kind: .line(nil)), AxisPart(kind: .label(nil))]
      return parts.map { part in
        let isBand = if case .bands = scale.kind { true } else { false }
        let next = values.dropFirst(value.index + 1).first.flatMap { scale.fraction(of: $0.datum) }
        let middle = part.isCentered && !isBand ? ((next ?? 1) + fraction) / 2 : fraction
        return Stop(value: value, fraction: middle, part: part)
      }
    }
  }

  var labels: [Stop] {
    stops.filter { stop in
      if case .label = stop.part.kind { return true }
      return false
    }
  }

  var hasLabels: Bool { !labels.isEmpty }

  func drawLines(in context: inout GraphicsContext, size: CGSize) {
    for stop in stops {
      guard case .line(let stroke) = stop.part.kind else { continue }
      var line = Path()
      if axis == .horizontal {
        let x = stop.fraction * size.width
        line.addLines([CGPoint(x: x, y: 0), CGPoint(x: x, y: size.height)])
      } else {
        let y = (1 - stop.fraction) * size.height
        line.addLines([CGPoint(x: 0, y: y), CGPoint(x: size.width, y: y)])
      }
      let style = stop.part.style ?? AnyShapeStyle(Color.gray.opacity(0.3))
      context.stroke(line, with: .style(style), style: stroke ?? StrokeStyle(lineWidth: 0.5))
    }
  }
}

/// The labels of an axis, each at its value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct AxisLabels: View {
  let drawing: AxisDrawing

  var body: some View {
    let labels = drawing.labels
    ZStack {
      // Hidden copies of the labels determine the height of a row of labels and the width of a column of
      // labels.
      ForEach(labels.indices, id: \.self) { label(labels[$0]).fixedSize().hidden() }
    }
    .frame(
      minWidth: drawing.axis == .horizontal ? 0 : nil,
      maxWidth: drawing.axis == .horizontal ? .infinity : nil,
      minHeight: drawing.axis == .vertical ? 0 : nil,
      maxHeight: drawing.axis == .vertical ? .infinity : nil
    )
    .overlay {
      GeometryReader { proxy in
        ForEach(labels.indices, id: \.self) { index in
          let stop = labels[index]
          anchored(label(stop).fixedSize(), at: stop.part.anchor)
            .position(position(of: stop, in: proxy.size))
            .offset(stop.part.offset)
        }
      }
    }
  }

  private func position(of stop: AxisDrawing.Stop, in size: CGSize) -> CGPoint {
    drawing.axis == .horizontal
      ? CGPoint(x: stop.fraction * size.width, y: size.height / 2)
      : CGPoint(x: size.width / 2, y: (1 - stop.fraction) * size.height)
  }

  /// Returns the label with its anchor at the center of a frame that has no length along the axis.
  @ViewBuilder private func anchored(_ label: some View, at anchor: UnitPoint) -> some View {
    if anchor == .center {
      label
    } else if drawing.axis == .horizontal {
      label.alignmentGuide(HorizontalAlignment.center) { $0.width * anchor.x }.frame(width: 0)
    } else {
      label.alignmentGuide(VerticalAlignment.center) { $0.height * anchor.y }.frame(height: 0)
    }
  }

  @ViewBuilder private func label(_ stop: AxisDrawing.Stop) -> some View {
    if case .label(let view) = stop.part.kind {
      Turned(degrees: stop.part.degrees) {
        if let view {
          view
        } else {
          Text(AxisTicks.label(of: stop.value, on: drawing.scale))
        }
      }
      .font(stop.part.font ?? .caption2)
      .foregroundStyle(stop.part.style ?? AnyShapeStyle(.secondary))
      .environment(\.axisValue, stop.value)
    }
  }
}
