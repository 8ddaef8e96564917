public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Limits the number of lines in text.
  ///
  /// Text that doesn't fit ends in an ellipsis.
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

  /// Sets the minimum factor to which text can shrink before it's truncated.
  ///
  /// ```swift
  /// Text("Partly cloudy").font(.largeTitle).lineLimit(1).minimumScaleFactor(0.5)
  /// ```
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment(as: "minimumScaleFactor") {
      $0.minimumScaleFactor = factor.isFinite ? factor : 1
    }
  }

  /// Lets the letters of text move closer together before the text is truncated.
  ///
  /// ```swift
  /// Text("Rain until the evening").lineLimit(1).allowsTightening(true)
  /// ```
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    changingEnvironment(as: "allowsTightening") { $0.allowsTightening = flag }
  }

  /// Adds space between the lines of text, in points.
  ///
  /// ```swift
  /// Text("Rain until the evening, then clear").lineSpacing(8)
  /// ```
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changingEnvironment(as: "lineSpacing") { $0.lineSpacing = lineSpacing }
  }

  /// Sets the alignment of text that has several lines.
  ///
  /// ```swift
  /// Text("Rain until the evening, then clear").multilineTextAlignment(.center)
  /// ```
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment(as: "multilineTextAlignment") { $0.multilineTextAlignment = alignment }
  }

  /// Sets the position of the ellipsis in truncated text: the head, the middle or the tail.
  ///
  /// ```swift
  /// Text("Thunderstorms in the afternoon").lineLimit(1).truncationMode(.middle)
  /// ```
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment(as: "truncationMode") { $0.truncationMode = mode }
  }

  /// Shows text in uppercase or lowercase.
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
  /// Underlines the text in a view.
  ///
  /// ```swift
  /// Text("Today").underline()
  /// ```
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment(as: "underline") { $0.textDecoration.isUnderlined = isActive }
  }

  /// Strikes through the text in a view.
  ///
  /// ```swift
  /// Text("80 %").strikethrough()
  /// ```
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment(as: "strikethrough") { $0.textDecoration.isStruckThrough = isActive }
  }

  /// Adds space between the letters of text.
  ///
  /// ```swift
  /// Text("RAIN").kerning(4)
  /// ```
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    changingEnvironment(as: "kerning") { $0.textDecoration.kerning = kerning }
  }

  /// Adds space after each letter of text.
  ///
  /// ```swift
  /// Text("RAIN").tracking(4)
  /// ```
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    changingEnvironment(as: "tracking") { $0.textDecoration.tracking = tracking }
  }

  /// Raises text above its baseline.
  ///
  /// ```swift
  /// HStack { Text("24"); Text("°C").baselineOffset(8) }
  /// ```
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingEnvironment(as: "baselineOffset") { $0.textDecoration.baselineOffset = baselineOffset }
  }
}
