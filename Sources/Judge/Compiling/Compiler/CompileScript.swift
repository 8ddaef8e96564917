/// What the shell in a compiler's jail does: compile, and link what came of it.
package enum CompileScript {
  /// What is there when the compiler has ended well, relative to the working folder.
  package static var mark: String { Output.compiledMark }

  /// The linker begins when the compiler has ended well.
  ///
  /// - Parameters:
  ///   - compiling: The compiler's command, its output redirected; `linking` likewise.
  package static func oneAfterTheOther(compiling: String, linking: String) -> String {
    "\(compiling) || exit $?\n: >\(mark)\nexec \(linking)"
  }

  /// The linker is there from the beginning, and waits for a file that is written from outside.
  ///
  /// Both end when the other end of standard input is closed.
  package static func together(compiling: String, linking: String) -> String {
    """
    exec 3<&0
    \(compiling) 3<&- &
    compiler=$!
    \(linking) 3<&- &
    linker=$!
    \(watch)
    wait $compiler || { code=$?; kill $linker; exit $code; }
    : >\(mark)
    wait $linker
    """
  }

  /// Ends a compiler and a linker that wait for a file of ours when nobody is left who would write it.
  ///
  /// The jail dies with us, but a process that we started a moment ago has not asked for that yet. Our end of
  /// the pipe closes whenever we end.
  private static let watch = """
    { read -r _ <&3; kill -9 $compiler $linker; } 2>/dev/null &
    watch=$!
    trap 'kill $watch 2>/dev/null' EXIT
    """
}
