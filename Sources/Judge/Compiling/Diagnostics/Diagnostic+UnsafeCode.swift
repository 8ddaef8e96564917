extension Diagnostic {
  /// Whether strict memory safety is what the compiler complains about.
  package var isAboutUnsafeCode: Bool { category == "StrictMemorySafety" }

  /// Whether all that is unsafe in an expression is a line for standard output or standard error, as in
  /// `fputs("asked", stderr)`: the streams are C's pointers, and nobody looks behind them.
  ///
  /// Each unsafe part of an expression has a note of its own.
  var writesToStandardStreams: Bool {
    !notes.isEmpty && notes.count < SerializedDiagnostics.mostNotes
      && notes.allSatisfy { note in
        note.message.firstMatch(of: Self.standardStream) != nil
          || note.message.firstMatch(of: Self.writingFunction) != nil
      }
  }

  private static var standardStream: Regex<Substring> {
    /^reference to var 'std(?:err|out)' involves unsafe type/
  }

  private static var writingFunction: Regex<Substring> {
    /^argument #\d in call to global function '(?:fputs|fputc|putc|puts|fflush)' has unsafe type/
  }
}
