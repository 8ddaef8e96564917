import Glibc

/// A stack on which a crash can still be told when a recursion without end has used up the thread's.
///
/// What waits goes on wherever a thread is free, the main actor's work as well: the thread is covered
/// anew before learner code is called.
enum CrashStack {
  private static let size = 64 << 10

  /// Gives the running thread such a stack, unless it has one; the thread keeps it for good.
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
