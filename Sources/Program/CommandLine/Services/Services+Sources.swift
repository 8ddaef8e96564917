import Compiling
import Host
import Sentences
import Terminal
import Tutor
import Viewing

extension Services {
  /// Returns a studio that reports missing modules and omitted code to standard error.
  ///
  /// - Parameter tellsLines: False if the command itself lists the omitted code.
  static func studio(
    for sources: TakenSources, in context: CommandContext, tellsLines: Bool = true
  ) async throws -> Studio {
    let terminal = context.terminal
    let skipped = sources.target?.leftOut ?? []
    for part in skipped where part.isAboutTarget && tellsLines {
      StandardOutput.errorLine(part.sentence.spoken(in: terminal.language))
    }
    // A project's files are by one author, and an edit changes few of them.
    let keepsObjects = sources.target == nil ? ObjectKeeping.settled : .latest
    let studio = try await found(context, keepsObjects: keepsObjects).studio
    return studio.taking(sources.target).telling { news in
      switch news {
      case .modules(let absences):
        for absence in absences {
          StandardOutput.errorLine(absence.sentence.spoken(in: terminal.language))
        }
        for package in skipped where package.reason == .remotePackage && tellsLines {
          StandardOutput.errorLine(package.sentence.spoken(in: terminal.language))
        }
      case .lines(let lines):
        guard tellsLines else { return }
        StandardOutput.errorWrite(
          DiagnosticPresenter(Presentation(terminal)).string(lines.prefix(mostLines)))
        if lines.count > mostLines {
          StandardOutput.errorLine(
            unshown(lines.count - mostLines).spoken(in: terminal.language))
        }
      }
    }
  }

  private static let mostLines = 10

  private static func unshown(_ count: Int) -> Sentence {
    Sentence(
      "… and \(count) more places. `rings inspect` lists all of them.",
      ko: "… 그 밖에 \(count)곳. `rings inspect` 명령이 모두 보여 줘요.")
  }
}
