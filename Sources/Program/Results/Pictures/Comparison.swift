package import Drawing

/// The two sides of `--compare A B`: both are of one kind, which their words tell.
package enum Comparison: Equatable {
  case modes(RenderingMode, RenderingMode)
  /// True for dark.
  case schemes(Bool, Bool)
  /// iOS versions such as `18` and `26.0`.
  case versions(String, String)
  /// Files or folders.
  case files(String, String)

  /// `mode`, `scheme`, `ios` or `file`, as the JSON names it.
  var kind: String {
    switch self {
    case .modes: "mode"
    case .schemes: "scheme"
    case .versions: "ios"
    case .files: "file"
    }
  }

  /// The two sides as people would call them.
  package var names: (first: String, second: String) {
    switch self {
    case .modes(let first, let second): (first.rawValue, second.rawValue)
    case .schemes(let first, let second): (first ? "dark" : "light", second ? "dark" : "light")
    case .versions(let first, let second): ("iOS \(first)", "iOS \(second)")
    case .files(let first, let second): (first, second)
    }
  }
}
