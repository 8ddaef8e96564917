/// Why an archive is not read.
package enum ArchiveProblem: Error, Equatable, Sendable {
  case damaged
  case encrypted
  case unknownPacking
  case tooLarge
  case tooManyItems

  /// Continues "kim.zip …".
  var words: String {
    switch self {
    case .damaged: "is no whole archive; it may have been cut off on its way"
    case .encrypted: "is protected by a password"
    case .unknownPacking: "is packed in a way that Rings does not read"
    case .tooLarge: "unpacks to more than a submission may hold"
    case .tooManyItems: "holds more files than a submission may"
    }
  }
}
