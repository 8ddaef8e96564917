import WorkerProtocol

/// The stored data that a new process finds.
public enum Kept: Hashable, Sendable {
  /// No data, as if the app had never run.
  case nothing
  /// The data in app groups, the only data of the app that the widget's process can read.
  case appGroups
  /// All data, as when the same program starts again.
  case everything

  var storage: EarlierStorage {
    switch self {
    case .nothing: .nothing
    case .appGroups: .appGroups
    case .everything: .everything
    }
  }
}
