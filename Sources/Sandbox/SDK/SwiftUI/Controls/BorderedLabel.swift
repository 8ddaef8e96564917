import AppleFoundation

/// A control's label on a filled shape, as in bordered buttons and toggles.
struct BorderedLabel<Content: View>: View {
  let label: Content
  var role: ButtonRole?
  let isProminent: Bool
  /// Whether the shape is gray unless a tint is set.
  var isGrayWithoutTint = false

  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.systemVersion) private var systemVersion
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  var body: some View {
    let metrics = ControlMetrics(controlSize)
    let shape = borderShape.shape(for: controlSize, systemVersion: systemVersion)
    label
      .font(metrics.font)
      .controlForeground(
        isProminent && isEnabled ? AnyShapeStyle(.white) : AnyShapeStyle(ControlTint(role: role))
      )
      .padding(.horizontal, metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .background(fill, in: shape)
  }

  private var fill: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(system: .tertiaryFill)) }
    if isProminent { return AnyShapeStyle(ControlTint(role: role)) }
    if isGrayWithoutTint, tint == nil, role != .destructive {
      return AnyShapeStyle(Color(system: .secondaryFill))
    }
    return AnyShapeStyle(ControlTint(role: role).opacity(0.18))
  }
}

/// The padding and font of a bordered control, in points, as measured on an iPhone.
struct ControlMetrics {
  let horizontalPadding: CGFloat
  let verticalPadding: CGFloat
  let font: Font?

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (horizontalPadding, verticalPadding, font) = (10, 5, .subheadline)
    case .regular: (horizontalPadding, verticalPadding, font) = (12, 7, nil)
    case .large, .extraLarge: (horizontalPadding, verticalPadding, font) = (20, 15, nil)
    }
  }
}

/// The tint of a control: red for a destructive role without its own tint, gray when disabled.
struct ControlTint: ShapeStyle, PrimitiveShapeStyle {
  let role: ButtonRole?

  func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    guard environment.isEnabled else {
      return Color(system: .tertiaryLabel).resolved(in: environment, level: level)
    }
    if role == .destructive, environment.tint == nil {
      return Color.red.resolved(in: environment, level: level)
    }
    return TintShapeStyle().resolved(in: environment, level: level)
  }
}

extension View {
  /// Sets the color of a control's label.
  ///
  /// An enclosing foreground style takes precedence unless the control is disabled.
  func controlForeground<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment(as: "foregroundStyle") { environment in
      guard environment.foregroundStyles == nil || !environment.isEnabled else { return }
      environment.setForeground([style])
    }
  }
}
