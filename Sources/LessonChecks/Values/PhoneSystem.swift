/// The phone that is asked where a check names no iOS.
enum PhoneSystem {
  static let usual = "18.0"
}
