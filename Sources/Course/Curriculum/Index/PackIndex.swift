import Foundation

/// The result of reading a whole pack, with all observed paths.
struct PackIndex: Codable {
  /// The witnesses of an exercise; the exercise itself is in the pack.
  typealias Witnesses = [FileWitness]

  struct RingFolder: Codable {
    var name: String
    var listing: FolderListing
    var witnesses: [Witnesses]
  }

  /// The pack without its solutions, which are located at every start.
  var pack: Pack
  /// The witnesses outside the rings.
  var witnesses: Witnesses
  /// The folders of the rings, in the pack's order.
  var ringFolders: [RingFolder]
}
