/// Why an archive is not read.
package enum ArchiveProblem: Error, Equatable, Sendable {
  case damaged
  case encrypted
  case unknownPacking
  case tooLarge
  case tooManyItems
}
