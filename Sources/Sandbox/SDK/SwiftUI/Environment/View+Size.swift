@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment(as: "dynamicTypeSize") { $0.choose(size) }
  }

  /// Limits the text size in a view to a range, whatever size the user has chosen.
  ///
  /// ```swift
  /// Text("23°").font(.title).dynamicTypeSize(...DynamicTypeSize.xLarge)
  /// ```
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    changingEnvironment(as: "dynamicTypeSize") { environment in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      environment.choose(min(max(environment.dynamicTypeSize, smallest), largest))
    }
  }
}

extension EnvironmentValues {
  /// Sets the text size that a view asks for, as far as a widget allows.
  ///
  /// A phone draws text in a widget no smaller than `large`. It draws text no larger than `xxxLarge` unless the
  /// user has chosen a larger size.
  fileprivate mutating func choose(_ size: DynamicTypeSize) {
    dynamicTypeSize = min(max(size, .large), max(dynamicTypeSize, .xxxLarge))
  }
}
