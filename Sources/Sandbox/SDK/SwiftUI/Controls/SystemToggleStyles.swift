import AppleFoundation

/// The default toggle style: a switch.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A style that shows the label with a switch at its trailing end.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, color: tint)
  }
}

/// A style that shows the label as a button, filled while the toggle is on.
@available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 1.0, *)
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, isProminent: configuration.isOn)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

@available(iOS 15.0, macOS 12.0, watchOS 9.0, visionOS 1.0, *)
extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label and its switch.
///
/// The switch is 51 × 31 points, or 63 × 28 since iOS 26, as on iPhone.
private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let color: Color?

  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.systemVersion) private var systemVersion
  @Environment(\.tint) private var tint

  var body: some View {
    if labelsVisibility == .hidden {
      control.modifier(SpokenTitle(title: configuration.label))
    } else {
      HStack {
        configuration.label
        Spacer()
        control
      }
    }
  }

  private var control: some View {
    let isWide = systemVersion.major >= 26
    let size = isWide ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    return Capsule()
      .fill(configuration.isOn ? onFill : AnyShapeStyle(Color(system: .secondaryFill)))
      .frame(width: size.width, height: size.height)
      .overlay(alignment: configuration.isOn ? .trailing : .leading) {
        Capsule().fill(.white)
          .frame(width: isWide ? 37 : size.height - 4, height: size.height - 4)
          // Without the shadow, a switch that's off would hardly be visible on white, because its track is
          // only slightly darker.
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .padding(2)
      }
  }

  private var onFill: AnyShapeStyle {
    color.map { AnyShapeStyle($0) } ?? tint ?? AnyShapeStyle(Color.green)
  }
}
