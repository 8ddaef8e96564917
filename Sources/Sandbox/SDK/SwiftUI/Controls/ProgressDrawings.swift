import AppleFoundation

/// A bar 4 points high, with its label above and the current value below.
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if labelsVisibility != .hidden { configuration.label }
      ZStack {
        Capsule().fill(Color(system: .secondaryFill))
        BarPortion(fraction: configuration.fractionCompleted ?? 0).fill(progressFill(tint))
      }
      .frame(height: 4)
      if labelsVisibility != .hidden {
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A ring that fills its space, or a 20-point spinner if the fraction is unknown.
struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if let fraction = configuration.fractionCompleted {
      ZStack {
        ProgressRing(fraction: 1).fill(progressFill(tint).opacity(0.25))
        ProgressRing(fraction: fraction).fill(progressFill(tint))
        if labelsVisibility != .hidden {
          // A timer is as wide as the ring, so its text needs the alignment, too.
          configuration.currentValueLabel.font(.caption).multilineTextAlignment(.center)
        }
      }
    } else {
      VStack(spacing: 4) {
        Spinner().fill(.secondary).frame(width: 20, height: 20)
        if labelsVisibility != .hidden {
          configuration.label.font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }
}

private func progressFill(_ tint: Color?) -> AnyShapeStyle {
  tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
}

/// A centered ring filled up to `fraction`.
///
/// Its thickness is a tenth of its diameter.
private struct ProgressRing: Shape {
  let fraction: Double

  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let width = max(2, side * 0.1)
    guard fraction > 0, side > width else { return Path() }
    let arc = Path { path in
      path.addRelativeArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: (side - width) / 2,
        startAngle: .degrees(-90), delta: .degrees(360 * fraction))
    }
    return arc.strokedPath(StrokeStyle(lineWidth: width, lineCap: fraction < 1 ? .round : .butt))
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Circle().sizeThatFits(
      ProposedViewSize(width: proposal.width ?? 20, height: proposal.height ?? 20))
  }
}

/// The eight spokes of a spinner, which doesn't turn because archived pictures are still.
private struct Spinner: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      for spoke in 0..<8 {
        let angle = Double(spoke) * .pi / 4
        let line = Path { line in
          line.move(
            to: CGPoint(
              x: center.x + side * 0.25 * cos(angle), y: center.y + side * 0.25 * sin(angle)))
          line.addLine(
            to: CGPoint(
              x: center.x + side * 0.44 * cos(angle), y: center.y + side * 0.44 * sin(angle)))
        }
        path.addPath(line.strokedPath(StrokeStyle(lineWidth: side * 0.11, lineCap: .round)))
      }
    }
  }
}
