/// Why nothing can be compiled for a phone here.
enum PhoneError: Error, Equatable {
  /// The compiler found errors, which are told when the same is compiled for the machine.
  case refused
  /// Functions are called in another way than on a phone with such a processor.
  case notRunnable(architecture: String)
  /// The system tells of no changes in folders: the linker would take the objects as they are.
  case notWatched
}
