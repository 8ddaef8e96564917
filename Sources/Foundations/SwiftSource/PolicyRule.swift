/// A rule for code that learners submit.
///
/// The sandbox enforces its limits in any case. These rules find violations in advance and explain them.
package enum PolicyRule: String, CaseIterable, Codable, Hashable, Sendable {
  /// Pointers and other findings of strict memory safety, and the keywords that silence them.
  case unsafeMemory = "unsafe-memory"
  /// Attributes that set a symbol's linker name or section.
  case linkerAttributes = "linker-attributes"
  /// Attributes that access a module's hidden declarations.
  case hiddenAccess = "hidden-access"
  /// Modules of the system, of the checks and of Rings.
  case systemModules = "system-modules"
  /// `#sourceLocation`.
  case sourceLocation = "source-location"
  /// Text that tools could read differently from the compiler.
  case unclearText = "unclear-text"
  /// The learner's names that change the meaning of a probe's code, as found in the compiler's index.
  case standardTypes = "standard-types"
  /// Code that runs while the widget is loaded.
  case loadTime = "load-time"
  /// Code that ends the process.
  case ending
  /// Code that starts programs.
  case processes
  /// Code that loads libraries or looks up symbols.
  case loading
  case signals
  /// Network connections at a lower level than `URLSession`.
  case network
  /// File access at a lower level than `FileManager` and `Data`.
  case files
  /// All other C library functions that a widget doesn't need.
  case systemCalls = "system-calls"
}
