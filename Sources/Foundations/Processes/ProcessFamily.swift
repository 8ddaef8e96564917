import Glibc

/// A program and the processes that it started.
enum ProcessFamily {
  /// Kills a program, its children and its process group.
  ///
  /// Stops the parent and kills the children first. bubblewrap starts a sandbox's first process in a separate
  /// session, which asks to die with its parent only after setup, some milliseconds later. If the parent died
  /// before that, the sandbox would keep running unnoticed.
  static func kill(_ number: Int32) {
    if Glibc.kill(number, SIGSTOP) == 0 {
      waitUntilItStands(number)
      let children = children(of: number)
      Orphans.all.add(children, of: number)
      for child in children { Glibc.kill(child, SIGKILL) }
    }
    Glibc.kill(-number, SIGKILL)
    Glibc.kill(number, SIGKILL)
  }

  /// Waits until the process has stopped; the kernel first finishes a system call in progress, such as a fork.
  private static func waitUntilItStands(_ number: Int32) {
    for _ in 0..<500 {
      guard let state = state(of: number), !"TtZX".contains(state) else { return }
      usleep(100)
    }
  }

  /// Returns the kernel's letter for a process's state, or `nil` if there's no such process.
  private static func state(of number: Int32) -> Character? {
    let line = text(of: "/proc/\(number)/stat")
    return line.lastIndex(of: ")").flatMap { line[$0...].dropFirst(2).first }
  }

  /// Returns the children that a thread of a process started or adopted; the default is the main thread.
  static func children(of number: Int32, startedBy thread: Int32? = nil) -> [Int32] {
    text(of: "/proc/\(number)/task/\(thread ?? number)/children").split(separator: " ")
      .compactMap { Int32($0) }
  }

  /// Returns the text of a small `/proc` file, or an empty string if it doesn't exist.
  static func text(of path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
