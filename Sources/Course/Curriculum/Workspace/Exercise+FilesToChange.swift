package import Foundation

extension Exercise {
  /// Those of a learner's files that are theirs to change; the others are there to be used, and stay as they are.
  ///
  /// While something is marked as left to do, it is the files with the mark; afterwards, and where the mark was
  /// taken out, those in which the exercise began with one.
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
