import Foundation
import LessonProbes

/// What the app does: it has looked up a train.
let save = Probe("save") { (destination: String, platform: Int, date: Date) in
  DepartureStore.save(Departure(destination: destination, platform: platform, date: date))
}

/// What is found.
let last = Probe("last") { () -> ProbeRecord? in
  DepartureStore.last.map {
    ["destination": $0.destination, "platform": $0.platform, "date": $0.date]
  }
}

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
