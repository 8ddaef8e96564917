extension Diagnostic {
  package var isAboutUnsafeCode: Bool { category == "StrictMemorySafety" }

  /// Whether the only unsafe code is a write to standard output or standard error, as in `fputs("asked",
  /// stderr)`.
  ///
  /// The streams are C pointers, but the code only passes them on. Each unsafe part of an expression has its
  /// own note.
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
