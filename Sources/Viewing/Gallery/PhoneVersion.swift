import Compiling

/// An iOS version: of a phone, or the oldest one of an app.
package enum PhoneVersion {
  /// Whether a phone with the second version is older than the first.
  package static func isNewer(_ version: String, than phone: String) -> Bool {
    guard let version = AvailabilityVersion(version), let phone = AvailabilityVersion(phone) else {
      return false
    }
    return version > phone
  }
}
