/// What learner code may not do where it is judged.
///
/// The jail holds whatever code does; these rules find in advance what it would stop, and say so in
/// words.
package enum PolicyRule: String, CaseIterable, Codable, Hashable, Sendable {
  /// Pointers and what else strict memory safety finds, and the words that silence it.
  case unsafeMemory = "unsafe-memory"
  /// Attributes that give code a linker's name or a section of its own.
  case linkerAttributes = "linker-attributes"
  /// Attributes that reach what a module keeps for itself.
  case hiddenAccess = "hidden-access"
  /// Modules of the system, of the checks and of Rings.
  case systemModules = "system-modules"
  /// `#sourceLocation`.
  case sourceLocation = "source-location"
  /// Text that programs that read source take for something else than the compiler does.
  case unclearText = "unclear-text"
  /// Names of a learner's that a probe's own words come to mean; the compiler's index tells which.
  case standardTypes = "standard-types"
  /// Code that runs while the widget is loaded.
  case loadTime = "load-time"
  /// Ending the program.
  case ending
  /// Starting programs.
  case processes
  /// Loading code and looking up symbols.
  case loading
  case signals
  /// Connections below `URLSession`.
  case network
  /// Files below `FileManager` and `Data`.
  case files
  /// Every other function of the C library that a widget has no use for.
  case systemCalls = "system-calls"
}
