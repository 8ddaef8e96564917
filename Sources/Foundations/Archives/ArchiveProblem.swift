/// A reason that an archive can't be read.
package enum ArchiveProblem: Error, Equatable, Sendable {
  case damaged
  case encrypted
  case unknownPacking
  case tooLarge
  case tooManyItems
}
