public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Keeps texts to so many lines; what does not fit ends in an ellipsis.
  ///
  /// ```swift
  /// Text("Light rain through the whole evening, and wind from the sea").lineLimit(2)
  /// ```
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    changingEnvironment(as: "lineLimit") {
      $0.lineLimit = number
      $0.reservedLines = nil
    }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment(as: "lineLimit") {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment(as: "lineLimit") {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingEnvironment(as: "lineLimit") {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : nil
    }
  }

  /// Lets texts shrink down to this share of their size before anything is cut off.
  ///
  /// ```swift
  /// Text("Partly cloudy").font(.largeTitle).lineLimit(1).minimumScaleFactor(0.5)
  /// ```
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment(as: "minimumScaleFactor") {
      $0.minimumScaleFactor = factor.isFinite ? factor : 1
    }
  }

  /// Lets letters move together before a text is cut.
  ///
  /// ```swift
  /// Text("Rain until the evening").lineLimit(1).allowsTightening(true)
  /// ```
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    changingEnvironment(as: "allowsTightening") { $0.allowsTightening = flag }
  }

  /// Adds space between the lines of a text, in points.
  ///
  /// ```swift
  /// Text("Rain until the evening, then clear").lineSpacing(8)
  /// ```
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changingEnvironment(as: "lineSpacing") { $0.lineSpacing = lineSpacing }
  }

  /// Says where the lines of a text begin that stands on several.
  ///
  /// ```swift
  /// Text("Rain until the evening, then clear").multilineTextAlignment(.center)
  /// ```
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment(as: "multilineTextAlignment") { $0.multilineTextAlignment = alignment }
  }

  /// Says where a text is cut that does not fit: at its head, in its middle, or at its tail.
  ///
  /// ```swift
  /// Text("Thunderstorms in the afternoon").lineLimit(1).truncationMode(.middle)
  /// ```
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment(as: "truncationMode") { $0.truncationMode = mode }
  }

  /// Shows texts in capitals or in small letters, whatever is written.
  ///
  /// ```swift
  /// Text("Seoul").textCase(.uppercase)
  /// ```
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    changingEnvironment(as: "textCase") { $0.textCase = textCase }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  /// Draws a line under texts.
  ///
  /// ```swift
  /// Text("Today").underline()
  /// ```
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment(as: "underline") { $0.textDecoration.isUnderlined = isActive }
  }

  /// Draws a line through the letters.
  ///
  /// ```swift
  /// Text("80 %").strikethrough()
  /// ```
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment(as: "strikethrough") { $0.textDecoration.isStruckThrough = isActive }
  }

  /// Adds space between letters.
  ///
  /// ```swift
  /// Text("RAIN").kerning(4)
  /// ```
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    changingEnvironment(as: "kerning") { $0.textDecoration.kerning = kerning }
  }

  /// Adds space behind every letter.
  ///
  /// ```swift
  /// Text("RAIN").tracking(4)
  /// ```
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    changingEnvironment(as: "tracking") { $0.textDecoration.kerning = tracking }
  }

  /// Lifts letters above their line.
  ///
  /// ```swift
  /// HStack { Text("24"); Text("°C").baselineOffset(8) }
  /// ```
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingEnvironment(as: "baselineOffset") { $0.textDecoration.baselineOffset = baselineOffset }
  }
}
