import Foundation
import Glibc
import Sentences
import WorkerProtocol

/// The checks' process.
///
/// It loads a plugin of checks and runs those that the judge requests.
///
/// It talks only to the judge, which relays requests to the worker and the worker's responses back without
/// reading them.
private final class CheckProcess {
  private let channel: FrameChannel
  private let questions: JudgeQuestions
  private var catalog = CheckCatalog()

  init(channel: FrameChannel) {
    self.channel = channel
    questions = JudgeQuestions(channel)
  }

  /// Serves requests until the judge closes the connection.
  func run() throws(FrameError) {
    try channel.send(WorkerGreeting(role: "checks"))
    CheckWarmUp.run()
    while true {
      let command: CheckInstruction
      do {
        command = try channel.receive(CheckInstruction.self)
      } catch .closed {
        return
      }
      switch command {
      case .load(let plugin, let zone):
        CheckClock.take(zone)
        try channel.send(load(plugin))
      case .run(let check, let seed):
        let run = CheckRun(catalog: catalog, seed: seed)
        try channel.send(CheckEvent.finished(run.outcome(of: check, asking: questions)))
      case .relay, .workerEnded:
        throw .garbled("the judge sent a response without a request")
      }
    }
  }

  private func load(_ plugin: String) -> CheckEvent {
    guard let library = dlopen(plugin, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? ""
      return .failed(
        Sentence("Can't load the checks: \(reason)", ko: "검사를 불러올 수 없어요: \(reason)"))
    }
    guard let symbol = dlsym(library, CheckEntry.symbol) else {
      return .failed(
        Sentence("The checks have no entry point.", ko: "검사에 시작점이 없어요."))
    }
    typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
    let catalog = CheckCatalog()
    unsafeBitCast(symbol, to: Entry.self)(Unmanaged.passUnretained(catalog).toOpaque())
    self.catalog = catalog
    return .loaded(checks: catalog.order)
  }
}

/// The entry point of a plugin of checks, which fills the plugin's catalog.
package enum CheckEntry {
  /// The function's C symbol.
  package static let symbol = "ringsChecks"
}

/// Runs checks for the judge over standard input and output until the judge closes the connection.
///
/// The protocol needs standard output for itself, so this function moves it to another descriptor first.
/// Output that checks print is discarded.
package func runChecks() -> Int32 {
  signal(SIGPIPE, SIG_IGN)
  let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 10)
  let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
  let null = open("/dev/null", O_RDWR | O_CLOEXEC)
  guard input >= 0, output >= 0, null >= 0 else { return 3 }
  dup2(null, STDIN_FILENO)
  dup2(null, STDOUT_FILENO)
  do {
    try CheckProcess(channel: FrameChannel(input: input, output: output)).run()
    return 0
  } catch .closed {
    return 0
  } catch {
    return 3
  }
}
