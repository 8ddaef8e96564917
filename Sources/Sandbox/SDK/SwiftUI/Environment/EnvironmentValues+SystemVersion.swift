package import PhoneFacts

extension EnvironmentValues {
  private struct SystemVersionKey: EnvironmentKey {
    static var defaultValue: SystemVersion { .usual }
  }

  /// The iOS version of the picture, which determines its colors and materials.
  package var systemVersion: SystemVersion {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }
}
