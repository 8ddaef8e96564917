import ArgumentParser

enum ExitStatus: Int32 {
  /// Success; for `check`, the submission passed.
  case worked = 0
  case notPassed = 1
  case usage = 2
  /// Rings or its environment failed.
  case failed = 3
  /// A scheduler should grade this part of a class again.
  case tryAgain = 75
  /// This machine can't grade, but another machine may.
  case notHere = 78

  var code: ExitCode { ExitCode(rawValue) }
}
