import Foundation

/// What a reading of a whole pack found, with all that it looked at.
struct PackIndex: Codable {
  /// An exercise's witnesses; the exercise itself stands in the pack.
  typealias Witnesses = [FileWitness]

  /// A ring's folder.
  struct RingFolder: Codable {
    var name: String
    var listing: FolderListing
    /// What was looked at for each of the ring's exercises.
    var witnesses: [Witnesses]
  }

  /// Without its solutions: where they are is found at every start.
  var pack: Pack
  /// What was looked at beside the rings.
  var witnesses: Witnesses
  /// In the order of the pack's rings.
  var ringFolders: [RingFolder]
}
