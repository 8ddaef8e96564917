import SwiftSource

/// One learner's submission to an exercise, prepared for comparison.
struct ComparedWork: Sendable {
  let learner: String
  let files: [ComparedFile]
  /// The hashes of each file's pieces.
  let pieces: [[UInt64]]
  /// The pieces of statements, which stay the same after statements are split or reordered.
  let statements: [StatementPieces]
  /// The names that the work declares.
  let names: Set<String>

  /// - Parameter given: The names in the starter, which learners keep because the checks use them; nil for the
  ///   starter itself.
  init(
    _ learner: String, _ sources: [(name: String, bytes: [UInt8])], _ winnowing: Winnowing,
    given: Set<String>?
  ) {
    self.learner = learner
    let read = sources.map { SwiftFile($0.bytes, name: $0.name) }
    let declared = OwnNames(read).all
    names = declared
    files = read.map { ComparedFile($0.name, $0, own: declared) }
    pieces = files.map { winnowing.pieces(of: $0.codes) }
    let own = declared.subtracting(given ?? declared)
    statements = read.enumerated().flatMap { number, file in
      PlainStatements(file, own: own).runs.map { StatementPieces($0, file: number) }
    }
  }

  /// Marks the tokens of each file that belong to the starter or to common code.
  func shared(_ foreign: Set<UInt64>, piece: Int) -> [[Bool]] {
    zip(files, pieces).map { file, hashes in
      var marks = Array(repeating: false, count: file.codes.count)
      var end = 0
      for (place, hash) in hashes.enumerated() where foreign.contains(hash) {
        for token in max(place, end)..<(place + piece) { marks[token] = true }
        end = place + piece
      }
      return marks
    }
  }
}
