import Foundation

extension ControlGroupPlace {
  /// Pays early for what the first process that moves to another group waits for.
  ///
  /// The kernel makes a move wait until every processor has come to rest once, some ten milliseconds,
  /// unless another move has just been made. To name ourselves in the group where we already are moves
  /// nothing and costs the same wait: on a thread of its own, while a jail is still being prepared.
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

  /// How long it takes at most from finding the jail to starting something in it.
  private static let preparation = Duration.milliseconds(100)

  /// In seconds; the kernel forgets a move after about ten milliseconds.
  private static let pause = 0.004

  /// The folder of the group that we are in, if it is one of `folders`: to name ourselves in another
  /// would move us there.
  package static func ownFolder(among folders: [String]) -> String? {
    let number = "\(getpid())"
    return folders.first { folder in
      let members = text(of: folder + "/cgroup.procs") ?? ""
      return members.split(separator: "\n").contains { $0 == number }
    }
  }
}
