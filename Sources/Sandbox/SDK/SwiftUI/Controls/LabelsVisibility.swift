/// The visibility of a part of the interface.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Hides the labels of the controls in a view.
  ///
  /// ```swift
  /// Toggle("Celsius", isOn: .constant(true)).labelsHidden()
  /// ```
  nonisolated public func labelsHidden() -> some View {
    changingEnvironment(as: "labelsHidden") { $0.labelsVisibility = .hidden }
  }

  /// Shows or hides the labels of the controls in a view.
  ///
  /// ```swift
  /// Toggle("Celsius", isOn: .constant(true)).labelsVisibility(.hidden)
  /// ```
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment(as: "labelsVisibility") { $0.labelsVisibility = visibility }
  }
}

extension EnvironmentValues {
  private struct LabelsVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}
