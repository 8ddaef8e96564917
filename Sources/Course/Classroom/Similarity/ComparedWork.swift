import SwiftSource

/// One learner's answer to one exercise as it is compared with others.
struct ComparedWork: Sendable {
  let learner: String
  let files: [ComparedFile]
  /// The hash of every piece of each file.
  let pieces: [[UInt64]]

  init(_ learner: String, _ sources: [(name: String, bytes: [UInt8])], _ winnowing: Winnowing) {
    self.learner = learner
    let read = sources.map { SwiftFile($0.bytes, name: $0.name) }
    let own = OwnNames(read).all
    files = read.map { ComparedFile($0.name, $0, own: own) }
    pieces = files.map { winnowing.pieces(of: $0.codes) }
  }

  /// Which tokens of each file belong to pieces that are nobody's own.
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
