import Foundation
import LessonProbes

/// Stores a train, like the app after a search.
let save = Probe("save") { (destination: String, platform: Int, date: Date) in
  DepartureStore.save(Departure(destination: destination, platform: platform, date: date))
}

let last = Probe("last") { () -> ProbeRecord? in
  DepartureStore.last.map {
    ["destination": $0.destination, "platform": $0.platform, "date": $0.date]
  }
}

/// The exercise's app group.
private let group = "group.example.trains"

private func filesOfTheGroup() -> [URL] {
  guard
    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
  else { return [] }
  let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
  return paths.map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
}

/// Removes everything from the group, and nothing from others.
let empty = Probe("empty") {
  let defaults = UserDefaults(suiteName: group)
  for key in defaults?.dictionaryRepresentation().keys.sorted() ?? [] {
    defaults?.removeObject(forKey: key)
  }
  for file in filesOfTheGroup() { try? FileManager.default.removeItem(at: file) }
}

/// Replaces everything in the group with other bytes, like an older version.
let overwrite = Probe("overwrite") { (text: String) in
  let other = Data(text.utf8)
  let defaults = UserDefaults(suiteName: group)
  for key in defaults?.dictionaryRepresentation().keys.sorted() ?? [] {
    defaults?.set(other, forKey: key)
  }
  for file in filesOfTheGroup() { try? other.write(to: file) }
}
