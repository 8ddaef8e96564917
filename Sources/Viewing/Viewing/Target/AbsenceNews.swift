package import Compiling
package import Judge

/// What is told before there is a picture: that something is missing, and what was left out for it.
package enum AbsenceNews: Sendable {
  /// Before anything is compiled.
  case modules([AbsentModules.Absence])
  /// Once it compiles.
  case lines([VerdictDiagnostic])
}
