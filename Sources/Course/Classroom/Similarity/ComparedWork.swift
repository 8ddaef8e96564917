import SwiftSource

/// One learner's submission to an exercise, prepared for comparison.
struct ComparedWork: Sendable {
  let learner: String
  let files: [ComparedFile]
  /// The hashes of each file's pieces.
  let pieces: [[UInt64]]

  init(_ learner: String, _ sources: [(name: String, bytes: [UInt8])], _ winnowing: Winnowing) {
    self.learner = learner
    let read = sources.map { SwiftFile($0.bytes, name: $0.name) }
    let own = OwnNames(read).all
    files = read.map { ComparedFile($0.name, $0, own: own) }
    pieces = files.map { winnowing.pieces(of: $0.codes) }
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
