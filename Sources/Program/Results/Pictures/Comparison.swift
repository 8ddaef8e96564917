package import Drawing

/// The two sides of `--compare A B`, always of the same kind.
package enum Comparison: Equatable {
  case modes(RenderingMode, RenderingMode)
  /// Color schemes, with true for dark.
  case schemes(Bool, Bool)
  /// iOS versions such as `18` and `26.0`.
  case versions(String, String)
  /// Files or folders.
  case files(String, String)

  /// The kind as it appears in JSON: `mode`, `scheme`, `ios` or `file`.
  var kind: String {
    switch self {
    case .modes: "mode"
    case .schemes: "scheme"
    case .versions: "ios"
    case .files: "file"
    }
  }

  package var names: (first: String, second: String) {
    switch self {
    case .modes(let first, let second): (first.rawValue, second.rawValue)
    case .schemes(let first, let second): (first ? "dark" : "light", second ? "dark" : "light")
    case .versions(let first, let second): ("iOS \(first)", "iOS \(second)")
    case .files(let first, let second): (first, second)
    }
  }
}
