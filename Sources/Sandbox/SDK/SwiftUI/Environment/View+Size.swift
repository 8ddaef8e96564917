@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment(as: "dynamicTypeSize") { $0.dynamicTypeSize = size }
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
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
    }
  }
}
