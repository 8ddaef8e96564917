import ArgumentParser

/// The exit codes that scripts may rely on.
enum ExitStatus: Int32 {
  /// It worked; for `check`: passed.
  case worked = 0
  /// The verdict is “not passed”.
  case notPassed = 1
  /// The command line is wrong.
  case usage = 2
  /// Rings or its surroundings failed.
  case failed = 3
  /// A part of a class should be graded again: a scheduler starts it once more.
  case tryAgain = 75
  /// This machine cannot grade, and another one may.
  case notHere = 78

  var code: ExitCode { ExitCode(rawValue) }
}
