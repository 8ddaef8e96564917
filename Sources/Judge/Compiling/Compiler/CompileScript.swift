/// The shell script in a compiler's jail: compile, then link what came of it.
package enum CompileScript {
  /// The file that is there once the compiler has ended well, relative to the working folder.
  package static var mark: String { Output.compiledMark }

  /// The script of a compiler that has its source.
  ///
  /// - Parameters:
  ///   - compiling: The compiler's command, its output redirected; `linking` likewise.
  static func text(compiling: String, linking: String) -> String {
    "\(compiling) || exit $?\n: >\(mark)\nexec \(linking)"
  }

  /// The script of a compiler that waits for a file of ours; it ends when our end of standard input closes.
  ///
  /// The jail dies with us, but a process that we started a moment ago has not asked for that yet.
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
