@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Color {
  public static let red = Color(system: .red)
  public static let orange = Color(system: .orange)
  public static let yellow = Color(system: .yellow)
  public static let green = Color(system: .green)
  public static let blue = Color(system: .blue)
  public static let purple = Color(system: .purple)
  public static let pink = Color(system: .pink)
  public static let gray = Color(system: .gray)
  public static let white = Color(system: .white)
  public static let black = Color(system: .black)
  public static let clear = Color(system: .clear)
  public static let primary = Color(system: .primary)
  public static let secondary = Color(system: .secondary)

  /// The app's accent color: `AccentColor` in the asset catalog, or the system's blue.
  public static var accentColor: Color { Color(system: .accent) }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static let mint = Color(system: .mint)
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static let teal = Color(system: .teal)
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static let cyan = Color(system: .cyan)
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static let indigo = Color(system: .indigo)
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static let brown = Color(system: .brown)
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static var mint: Color { .mint }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static var teal: Color { .teal }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static var cyan: Color { .cyan }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static var indigo: Color { .indigo }
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public static var brown: Color { .brown }
}
