package import Judge
package import Sentences

/// The reason that the picture doesn't show the current files.
package enum CanvasProblem: Sendable {
  /// The files don't compile.
  case refused([VerdictDiagnostic])
  /// The files compile, but there's nothing to show.
  case nothing(Sentence)
  case missing
}
