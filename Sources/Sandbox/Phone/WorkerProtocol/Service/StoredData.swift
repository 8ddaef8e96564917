package import Foundation

/// The part of the stored data that a new process can see.
package enum EarlierStorage: String, Codable, Hashable, Sendable {
  /// Nothing, as if the app had never run.
  case nothing
  /// Only app groups, as in the widget's process after the app stored data.
  case appGroups
  /// Everything, as if the same program had been restarted.
  case everything
}

/// The stored data of an app and its widgets: defaults, and files in app groups.
package struct StoredData: Codable, Hashable, Sendable {
  /// The property list of `UserDefaults.standard`.
  package var standard: Data
  /// The property lists of suites, by name.
  package var suites: [String: Data]
  /// The files in app group containers, by path in the folder of all containers.
  package var files: [String: Data]

  /// Creates stored data; empty by default.
  package init(
    standard: Data = Data(), suites: [String: Data] = [:], files: [String: Data] = [:]
  ) {
    self.standard = standard
    self.suites = suites
    self.files = files
  }

  /// Returns the part that another process can see.
  package func kept(_ kept: EarlierStorage) -> StoredData {
    switch kept {
    case .nothing: StoredData()
    case .appGroups: StoredData(suites: suites, files: files)
    case .everything: self
    }
  }

  /// Whether there's no data.
  package var isEmpty: Bool { standard.isEmpty && suites.isEmpty && files.isEmpty }

  /// The total size in bytes.
  package var size: Int {
    standard.count + (suites.values.map(\.count) + files.values.map(\.count)).reduce(0, +)
  }
}

/// A request for the data that the code has stored.
package struct GiveStoredRequest: WorkerRequest {
  package typealias Response = StoredData

  /// Creates a request for all stored data.
  package init() {}

  package var erased: AnyWorkerRequest { .giveStored(self) }
}

/// A request to start with the data that the code stored in another of its processes.
package struct TakeStoredRequest: WorkerRequest {
  package typealias Response = Acknowledgment

  /// The data to start with.
  package var stored: StoredData

  /// Creates a request to start with this data.
  package init(_ stored: StoredData) { self.stored = stored }

  package var erased: AnyWorkerRequest { .takeStored(self) }
}
