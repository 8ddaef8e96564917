import Glibc
import Synchronization

/// Letters from tasks to a loop that waits on descriptors: keys, signals and files are such as well.
package final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Mutex<[Letter]>([])
  private let input: Int32
  /// Readable while there are letters; -1 where no pipe could be made, which poll ignores.
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

  /// Puts a letter in and wakes whoever waits.
  package func post(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    var byte: UInt8 = 1
    _ = write(input, &byte, 1)
  }

  /// All letters, the oldest first.
  package func take() -> [Letter] {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
