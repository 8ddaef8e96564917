import Foundation

extension ControlGroupPlace {
  /// Pays the cost of the first move to a control group early.
  ///
  /// The kernel delays a move until every processor has been idle once, about 10 ms. It skips the delay right
  /// after another move. Writing our own process ID to our current group moves nothing but incurs the same
  /// wait. This runs on a separate thread while a sandbox is prepared.
  func expectMoves() {
    guard let own = Self.ownFolder(among: Array(folders.values)) else { return }
    let thread = Thread {
      let end = ContinuousClock.now + Self.preparation
      repeat {
        let file = open(own + "/cgroup.procs", O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        let number = Array("\(getpid())".utf8)
        let written = write(file, number, number.count)
        close(file)
        guard written == number.count else { return }
        Thread.sleep(forTimeInterval: Self.pause)
      } while ContinuousClock.now < end
    }
    thread.start()
  }

  /// The longest time between creating the sandbox and starting a program in it.
  private static let preparation = Duration.milliseconds(100)

  /// The pause between moves, in seconds.
  ///
  /// The kernel forgets a move after about 10 ms.
  private static let pause = 0.004

  /// Returns the folder of our current group if it is in `folders`.
  ///
  /// Writing our process ID to another group would move us there.
  package static func ownFolder(among folders: [String]) -> String? {
    let number = "\(getpid())"
    return folders.first { folder in
      let members = text(of: folder + "/cgroup.procs") ?? ""
      return members.split(separator: "\n").contains { $0 == number }
    }
  }
}
