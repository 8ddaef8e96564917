@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets the style of text, symbols and shapes: a color, a gradient, or a level of the current foreground
  /// style.
  ///
  /// In an accented widget, only the style's opacity remains.
  ///
  /// ```swift
  /// VStack { Text("23°").foregroundStyle(.blue); Text("Seoul").foregroundStyle(.secondary) }
  /// ```
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    changingEnvironment(as: "foregroundStyle") { $0.setForeground([style]) }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func foregroundStyle<S1, S2>(
    _ primary: S1, _ secondary: S2
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle {
    changingEnvironment(as: "foregroundStyle") { $0.setForeground([primary, secondary]) }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    changingEnvironment(as: "foregroundStyle") { $0.setForeground([primary, secondary, tertiary]) }
  }

  /// Sets the color of text, symbols and shapes.
  ///
  /// ```swift
  /// Text("Rain").foregroundColor(.blue)
  /// ```
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment(as: "foregroundColor") { environment in
      if let color {
        environment.setForeground([color])
      } else {
        environment.foregroundStyles = nil
      }
    }
  }

  /// Sets the tint of controls and other tinted content in a view.
  ///
  /// ```swift
  /// ProgressView(value: 0.6).tint(.orange).padding()
  /// ```
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
    changingEnvironment(as: "tint") { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View {
    changingEnvironment(as: "tint") { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    changingEnvironment(as: "accentColor") { $0.tint = accentColor.map { AnyShapeStyle($0) } }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    changingEnvironment(as: "backgroundStyle") { $0.backgroundStyle = AnyShapeStyle(style) }
  }
}

extension EnvironmentValues {
  /// Sets new foreground styles, which can refer to the current foreground styles.
  package mutating func setForeground(_ styles: [any ShapeStyle]) {
    foregroundStyles = ForegroundStyles(styles, outer: foregroundStyles)
  }
}
