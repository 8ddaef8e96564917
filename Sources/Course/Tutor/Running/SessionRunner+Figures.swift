import Curriculum
import Judge
import Sentences
import Synchronization
import Terminal

extension SessionRunner {
  /// The terminal's capabilities, with `auto` replaced by the best picture mode that the terminal supports.
  ///
  /// Rings asks the terminal only once.
  var drawingCapabilities: TerminalCapabilities {
    get async {
      var capabilities = capabilities
      if capabilities.pictures == .auto {
        capabilities.pictures = await services.pictures(.auto)
      }
      return capabilities
    }
  }

  /// Returns a message's pictures; empty if the learner interrupts.
  func figures(of message: Message) async -> [String: [StyledText]] {
    guard
      let order = FigureOrder(
        message, language: session.language, isDescribed: session.describesFigures)
    else { return [:] }
    let capabilities = await drawingCapabilities
    let illustrate = services.illustrate
    let work: @Sendable () async throws -> [String: [StyledText]] = {
      await illustrate(order, capabilities)
    }
    guard session.isInteractive else { return (try? await work()) ?? [:] }
    let presentation = Presentation(capabilities, language: session.language)
    let lead = screen.lead
    let isTold = Mutex(false)
    let write = services.write
    let status = StatusLines(isWatched: true) { text in
      let isFirst = isTold.withLock { told in
        defer { told = true }
        return !told
      }
      write(isFirst ? lead + text : text)
    }
    let drawn = try? await Interruptible.run {
      try await status.during(after: Self.patience) { seconds in
        presentation.lines(seconds.map(Sentence.stillDrawing) ?? .drawing, .quiet)
          .encoded(for: capabilities)
      } work: {
        try await work()
      }
    }
    if isTold.withLock({ $0 }) { screen.noteWritten() }
    return drawn ?? [:]
  }

  /// Returns a verdict's pictures in pixels; empty for a terminal that shows cells.
  func checkPictures(of message: Message) async -> [String: [StyledText]] {
    guard case .verdict(let verdict, _, let showsAll) = message else { return [:] }
    let pictures = VerdictPresenter.pictures(in: verdict, showsAll: showsAll)
    guard !pictures.isEmpty else { return [:] }
    return await services.depict(pictures, session.language, drawingCapabilities)
  }

  /// The delay before a status line explains the wait.
  private static let patience = Duration.milliseconds(500)
}
