import AppleFoundation
import Foundation
import WorkerProtocol

/// The data that the learner's code stored in this process: defaults, including suites, and files in app
/// group containers.
enum PhoneStorage {
  /// The maximum number of bytes passed on to later processes; further files are left out.
  private static let most = 2 << 20

  static var stored: StoredData {
    var stored = StoredData(standard: list(of: UserDefaults.standard))
    for name in DefaultsSuites.names {
      let list = list(of: UserDefaults(suiteName: name))
      if !list.isEmpty { stored.suites[name] = list }
    }
    let root = AppGroupContainers.root
    let paths = FileManager.default.subpaths(atPath: root.path) ?? []
    for path in paths.sorted() where stored.size < most {
      guard let data = FileManager.default.contents(atPath: root.appending(path: path).path),
        stored.size + data.count <= most
      else { continue }
      stored.files[path] = data
    }
    return stored
  }

  static func take(_ stored: StoredData) {
    put(stored.standard, into: UserDefaults.standard)
    for (name, list) in stored.suites { put(list, into: UserDefaults(suiteName: name)) }
    let root = AppGroupContainers.root
    for (path, data) in stored.files where !path.split(separator: "/").contains("..") {
      let file = root.appending(path: path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file)
    }
  }

  private static func list(of defaults: UserDefaults?) -> Data {
    guard let values = defaults?.dictionaryRepresentation(), !values.isEmpty else { return Data() }
    let list = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    return list ?? Data()
  }

  private static func put(_ list: Data, into defaults: UserDefaults?) {
    guard !list.isEmpty,
      let values = try? PropertyListSerialization.propertyList(from: list, format: nil)
        as? [String: Any]
    else { return }
    for (key, value) in values { defaults?.set(value, forKey: key) }
  }
}
