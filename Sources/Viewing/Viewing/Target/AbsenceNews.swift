package import Compiling
package import Judge

/// News about missing modules and omitted code, reported before the picture.
package enum AbsenceNews: Sendable {
  /// Missing modules, reported before compilation.
  case modules([AbsentModules.Absence])
  /// Omitted lines, reported after compilation.
  case lines([VerdictDiagnostic])
}
