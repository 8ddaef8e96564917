import Stage

/// What a new process finds of what was stored before.
public enum Kept: Hashable, Sendable {
  /// Nothing: as if the app had never been started.
  case nothing
  /// What lies in app groups: what the widget's process finds of what the app's stored.
  case appGroups
  /// All of it: what the same program finds when it is started again.
  case everything

  var storage: KeptStorage {
    switch self {
    case .nothing: .nothing
    case .appGroups: .appGroups
    case .everything: .everything
    }
  }
}
