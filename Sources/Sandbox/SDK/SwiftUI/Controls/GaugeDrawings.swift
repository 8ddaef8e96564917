import AppleFoundation

/// The dimensions of the circular gauges on the Lock Screen, in points.
private enum RingMetrics {
  static let side: CGFloat = 58
  static let thickness: CGFloat = 6
}

/// The gauge's tint.
///
/// If the tint is a gradient, it follows the ring or bar.
private struct GaugeFill: ShapeStyle, PrimitiveShapeStyle {
  enum Course: Sendable {
    case along
    /// A gradient around the center, with angles measured clockwise from the positive x-axis.
    case around(start: Angle, end: Angle)
  }

  let course: Course

  func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let tint = environment.tint?.style ?? Color.blue
    let gradient: Gradient
    switch tint {
    case let plain as Gradient: gradient = plain
    case let hidden as AnyGradient: gradient = hidden.gradient(in: environment)
    default: return tint.resolved(in: environment, level: level)
    }
    switch course {
    case .along:
      return LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .resolved(in: environment, level: level)
    case .around(let start, let end):
      // The gradient's seam is in the middle of the ring's gap, so the round ends keep their own colors.
      let sweep = (end - start).degrees
      let margin = (360 - sweep) / 2
      let stops = gradient.stops.map { stop in
        Gradient.Stop(color: stop.color, location: (margin + stop.location * sweep) / 360)
      }
      return AngularGradient(
        stops: stops, center: .center, startAngle: start - .degrees(margin),
        endAngle: end + .degrees(margin)
      ).resolved(in: environment, level: level)
    }
  }
}

/// An open ring that spans three quarters of a circle, with a dot at the value.
///
/// The gap holds the bounds or the title.
struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      GaugeArc(fraction: 1)
        .stroke(
          GaugeFill(course: .around(start: .degrees(135), end: .degrees(405))), style: stroke
        )
        .mask { DotGap(fraction: configuration.value).fill(style: FillStyle(eoFill: true)) }
      GaugeDot(fraction: configuration.value, diameter: RingMetrics.thickness)
        .fill(.foreground)
      configuration.currentValueLabel
        .font(.system(size: 17, weight: .medium, design: .rounded))
        .minimumScaleFactor(0.4).lineLimit(1)
        .frame(width: RingMetrics.side - 4 * RingMetrics.thickness)
    }
    .frame(width: RingMetrics.side, height: RingMetrics.side)
    .overlay(alignment: .bottom) { gap }
  }

  private var stroke: StrokeStyle {
    StrokeStyle(lineWidth: RingMetrics.thickness, lineCap: .round)
  }

  @ViewBuilder private var gap: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.system(size: 9, design: .rounded)).minimumScaleFactor(0.5).lineLimit(1)
      .frame(width: 32)
    } else {
      configuration.label
        .font(.system(size: 10, design: .rounded)).minimumScaleFactor(0.5).lineLimit(1)
        .frame(width: 26)
    }
  }
}

/// A closed ring that fills clockwise from the top, with the value in the middle.
struct ClosedRingGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().inset(by: RingMetrics.thickness / 2)
        .stroke(fill.opacity(0.3), lineWidth: RingMetrics.thickness)
      Circle().inset(by: RingMetrics.thickness / 2)
        .rotation(.degrees(-90))
        .trim(from: 0, to: configuration.value)
        .stroke(fill, style: StrokeStyle(lineWidth: RingMetrics.thickness, lineCap: .round))
      content
        .font(.system(size: 17, weight: .medium, design: .rounded))
        .minimumScaleFactor(0.4).lineLimit(1)
        .frame(width: RingMetrics.side - 4 * RingMetrics.thickness)
    }
    .frame(width: RingMetrics.side, height: RingMetrics.side)
  }

  private var fill: GaugeFill {
    GaugeFill(course: .around(start: .degrees(-90), end: .degrees(270)))
  }

  @ViewBuilder private var content: some View {
    if let value = configuration.currentValueLabel { value } else { configuration.label }
  }
}

/// A bar that fills from its leading end, with the bounds beside it, the title above and the value below.
struct LinearCapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  let thickness: CGFloat
  let spacing: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      configuration.label
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        ZStack {
          Capsule().fill(Color(system: .tertiaryFill))
          BarPortion(fraction: configuration.value).fill(GaugeFill(course: .along))
        }
        .frame(height: thickness)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A tinted bar with a dot at the value and the bounds beside it.
///
/// The dot is part of the bar, separated by a gap.
struct MarkerBarGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: 8) {
      configuration.minimumValueLabel
      MarkedBar(fraction: configuration.value)
        .fill(GaugeFill(course: .along), style: FillStyle(eoFill: true))
        .clipShape(Capsule())
        .frame(height: MarkedBar.thickness)
      configuration.maximumValueLabel
    }
  }
}

/// The first `fraction` of a three-quarter circle that's open at the bottom.
private struct GaugeArc: Shape {
  let fraction: Double

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRelativeArc(
        center: CGPoint(x: rect.midX, y: rect.midY),
        radius: min(rect.width, rect.height) / 2 - RingMetrics.thickness / 2,
        startAngle: .degrees(135), delta: .degrees(270 * fraction))
    }
  }
}

/// The dot on an open ring.
private struct GaugeDot: Shape {
  let fraction: Double
  let diameter: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - RingMetrics.thickness / 2
    let angle = Angle.degrees(135 + 270 * fraction).radians
    return Path(
      ellipseIn: CGRect(
        x: rect.midX + radius * cos(angle) - diameter / 2,
        y: rect.midY + radius * sin(angle) - diameter / 2, width: diameter, height: diameter))
  }
}

/// A rectangle with a hole around the dot on an open ring, to be filled by the even-odd rule.
private struct DotGap: Shape {
  let fraction: Double

  nonisolated func path(in rect: CGRect) -> Path {
    let dot = GaugeDot(fraction: fraction, diameter: RingMetrics.thickness + 4)
    return Path { path in
      path.addRect(rect)
      path.addPath(dot.path(in: rect))
    }
  }
}

/// The filled part of a bar.
struct BarPortion: Shape {
  let fraction: Double

  nonisolated func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let width = min(rect.width, max(rect.height, rect.width * fraction))
    return Capsule().path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

/// A bar with a ring cut out around its value, to be filled by the even-odd rule.
///
/// The ring's outer parts are above and below the bar, so the bar's shape has to clip them.
private struct MarkedBar: Shape {
  static let thickness: CGFloat = 8

  let fraction: Double

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = rect.height / 2
    let x = rect.minX + max(radius, min(rect.width - radius, rect.width * fraction))
    return Path { path in
      path.addRect(rect)
      for radius in [2 * radius, radius] {
        path.addEllipse(
          in: CGRect(x: x - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }
}
