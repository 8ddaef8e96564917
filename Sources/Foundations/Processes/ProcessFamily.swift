import Glibc

/// A program with what it started.
enum ProcessFamily {
  /// Kills a program, its children and its process group.
  ///
  /// The children go first, while their parent stands still: bubblewrap starts the first process of a jail in a
  /// session of its own, and that one asks to die with its parent only when the jail is set up, some milliseconds
  /// later. If the parent died in between, all that runs in the jail would live on without anybody who knows of it.
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

  /// A call of the kernel's that is under way, such as the start of a child, is ended first.
  private static func waitUntilItStands(_ number: Int32) {
    for _ in 0..<500 {
      guard let state = state(of: number), !"TtZX".contains(state) else { return }
      usleep(100)
    }
  }

  /// The kernel's letter for what a process does; nil where there is none.
  private static func state(of number: Int32) -> Character? {
    let line = text(of: "/proc/\(number)/stat")
    return line.lastIndex(of: ")").flatMap { line[$0...].dropFirst(2).first }
  }

  /// The children of a process that one of its threads has started or adopted; its first one unless said.
  static func children(of number: Int32, startedBy thread: Int32? = nil) -> [Int32] {
    text(of: "/proc/\(number)/task/\(thread ?? number)/children").split(separator: " ")
      .compactMap { Int32($0) }
  }

  /// What a small file of the kernel's says; empty where it is not there.
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
