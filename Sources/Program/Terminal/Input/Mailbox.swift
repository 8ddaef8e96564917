import Glibc
import Synchronization

/// A queue of messages from tasks, which a loop can wait for together with other descriptors.
package final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Mutex<[Letter]>([])
  private let input: Int32
  /// A descriptor that is readable while there are messages; -1, which `poll` ignores, if no pipe could be
  /// made.
  package let descriptor: Int32

  package init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) != 0 { ends = [-1, -1] }
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    input = ends[1]
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if input >= 0 { close(input) }
  }

  package func post(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    var byte: UInt8 = 1
    _ = write(input, &byte, 1)
  }

  /// Removes and returns all messages, oldest first.
  package func take() -> [Letter] {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
