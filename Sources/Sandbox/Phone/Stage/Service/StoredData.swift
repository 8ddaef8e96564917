package import Foundation

/// What a new process finds of what was stored before.
package enum KeptStorage: String, Codable, Hashable, Sendable {
  /// Nothing: the app was never started.
  case nothing
  /// What lies in app groups: the widget's process, where the app's stored it.
  case appGroups
  /// All of it: the same program, started again.
  case everything
}

/// What an app and its widgets keep: defaults and the files of app groups.
package struct StoredData: Codable, Hashable, Sendable {
  /// The property list of `UserDefaults.standard`.
  package var standard: Data
  /// Of each suite by its name.
  package var suites: [String: Data]
  /// The files of the groups' containers by their paths in the folder of all containers.
  package var files: [String: Data]

  /// What was kept; nothing unless said.
  package init(
    standard: Data = Data(), suites: [String: Data] = [:], files: [String: Data] = [:]
  ) {
    self.standard = standard
    self.suites = suites
    self.files = files
  }

  /// What of it another process finds.
  package func kept(_ kept: KeptStorage) -> StoredData {
    switch kept {
    case .nothing: StoredData()
    case .appGroups: StoredData(suites: suites, files: files)
    case .everything: self
    }
  }

  /// Whether nothing is kept.
  package var isEmpty: Bool { standard.isEmpty && suites.isEmpty && files.isEmpty }

  /// Bytes of all that is kept.
  package var size: Int {
    standard.count + (suites.values.map(\.count) + files.values.map(\.count)).reduce(0, +)
  }
}

/// Asks for what the code stored so far.
package struct GiveStoredRequest: StageRequest {
  package typealias Response = StoredData

  /// A request for all of it.
  package init() {}

  package var erased: AnyStageRequest { .giveStored(self) }
}

/// Gives a process what code of the same family stored in another one.
package struct TakeStoredRequest: StageRequest {
  package typealias Response = StageReceipt

  /// What it begins with.
  package var stored: StoredData

  /// A request to begin with this.
  package init(_ stored: StoredData) { self.stored = stored }

  package var erased: AnyStageRequest { .takeStored(self) }
}
