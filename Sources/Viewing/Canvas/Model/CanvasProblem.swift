package import Judge
package import Sentences

/// Why the picture on the canvas is not that of the files as they are.
package enum CanvasProblem: Sendable {
  /// They do not compile.
  case refused([VerdictDiagnostic])
  /// They compile, and nothing is to be seen all the same.
  case nothing(Sentence)
  /// They are not there.
  case missing
}
