import Glibc

/// A signal stack for reporting a crash after infinite recursion has used up the thread's own stack.
///
/// Suspended work, even the main actor's, resumes on any free thread. Cover the thread again before each call
/// to learner code.
enum CrashStack {
  private static let size = 64 << 10

  /// Gives the current thread a permanent signal stack, unless it already has one.
  static func coverThread() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else {
      return
    }
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}
