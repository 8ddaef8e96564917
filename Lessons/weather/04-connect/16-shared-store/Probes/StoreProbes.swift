import Foundation
import LessonProbes

/// What the app does: it has looked up a train.
let save = Probe("save") { (departure: Departure) in DepartureStore.save(departure) }

/// What is found.
let last = Probe("last") { DepartureStore.last }

/// Where the exercise's app group keeps its things.
private let group = "group.example.trains"

private func filesOfTheGroup() -> [URL] {
  guard
    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
  else { return [] }
  let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
  return paths.map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
}

/// Takes everything out of the group, and nothing out of any other.
let empty = Probe("empty") {
  let defaults = UserDefaults(suiteName: group)
  for key in defaults?.dictionaryRepresentation().keys.sorted() ?? [] {
    defaults?.removeObject(forKey: key)
  }
  for file in filesOfTheGroup() { try? FileManager.default.removeItem(at: file) }
}

/// Puts other bytes in the place of everything that is in the group, as an older version might have.
let overwrite = Probe("overwrite") { (text: String) in
  let other = Data(text.utf8)
  let defaults = UserDefaults(suiteName: group)
  for key in defaults?.dictionaryRepresentation().keys.sorted() ?? [] {
    defaults?.set(other, forKey: key)
  }
  for file in filesOfTheGroup() { try? other.write(to: file) }
}
