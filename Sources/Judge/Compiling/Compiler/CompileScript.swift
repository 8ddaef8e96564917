/// The shell script for the compiler's sandbox: compile, then link.
package enum CompileScript {
  /// The path of the file that marks a successful compile, relative to the working folder.
  package static var mark: String { Output.compiledMark }

  /// Returns the script for a compiler that already has its source.
  ///
  /// - Parameters:
  ///   - compiling: The compiler's command, with its output redirected.
  ///   - linking: The linker's command, likewise.
  static func text(compiling: String, linking: String) -> String {
    "\(compiling) || exit $?\n: >\(mark)\nexec \(linking)"
  }

  /// Returns the script for a compiler that waits for a file from the judge, until standard input closes.
  ///
  /// The system ends the sandbox together with this process, but only once the sandbox has requested that.
  /// The script covers the time before the request.
  package static func waiting(compiling: String, linking: String) -> String {
    """
    exec 3<&0
    \(compiling) 3<&- &
    compiler=$!
    { read -r _ <&3; kill -9 $compiler; } 2>/dev/null &
    watch=$!
    trap 'kill $watch 2>/dev/null' EXIT
    wait $compiler || exit $?
    : >\(mark)
    \(linking) 3<&-
    """
  }
}
