package import Foundation

extension Exercise {
  /// Returns the files that the learner has to change, without files that are only compiled.
  ///
  /// These are the files with a to-do mark. If no marks are left, they're the files whose starters have a
  /// mark.
  package func filesToChange(of files: [URL]) -> [URL] {
    let given = Set(self.given)
    let files = given.isEmpty ? files : files.filter { !given.contains($0.lastPathComponent) }
    let marked = files.filter { TodoMark(in: $0) != nil }
    if !marked.isEmpty { return marked }
    let begun = Set(
      startFiles.filter { TodoMark(in: $0) != nil }.map(\.lastPathComponent))
    let own = files.filter { begun.contains($0.lastPathComponent) }
    return own.isEmpty ? files : own
  }
}
