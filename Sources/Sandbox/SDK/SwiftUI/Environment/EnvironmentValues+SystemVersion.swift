package import PhoneFacts

extension EnvironmentValues {
  private struct SystemVersionKey: EnvironmentKey {
    static var defaultValue: SystemVersion { .usual }
  }

  /// The iOS that the picture is made for: its colours and materials.
  package var systemVersion: SystemVersion {
    get { self[SystemVersionKey.self] }
    set { self[SystemVersionKey.self] = newValue }
  }
}
