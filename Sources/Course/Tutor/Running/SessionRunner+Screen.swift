import Curriculum
import Judge
import Sentences
import Terminal

extension SessionRunner {
  func showCanvas(_ exercise: Exercise, isPage: Bool) async -> SessionEvent? {
    guard isPage || capabilities.hasScreen else { return .failed(.needsScreen) }
    do {
      try await services.showCanvas(exercise, session.language, capabilities.pictures, isPage)
      // Reload progress, because the live preview records its own checks.
      await process(.progressLoaded(try workspace.progress.load().progress))
      return .screenLeft
    } catch {
      return failed(error)
    }
  }

  /// - Parameter isFirst: Whether the session starts on the screen, so that leaving the screen ends the
  ///   session.
  func showScreen(isFirst: Bool) async -> SessionEvent? {
    guard capabilities.hasScreen else { return .failed(.needsScreen) }
    if isAside {
      goesBackToScreen = true
      return nil
    }
    do {
      let (workspace, services) = (workspace, services)
      session = try await services.showScreen(session, capabilities.pictures, isFirst) {
        await SessionRunner($0, workspace: workspace, services: services).runAside($1)
      }
      await say(.note(session.hasLeft ? .goodbye : .screenReturns))
      return .screenLeft
    } catch {
      return failed(error)
    }
  }

  /// Runs a command that the learner typed on the learning screen, and further commands until an empty line.
  ///
  /// - Returns: The session in its final state.
  func runAside(_ line: String) async -> Session {
    isAside = true
    await process(.line(line))
    if !session.hasLeft, session.isBetweenCommands { await say(.note(.screenAwaits)) }
    while !session.hasLeft, !goesBackToScreen {
      if session.isWatching, let watch {
        await runWatch(watch)
        continue
      }
      let event = await nextLine()
      switch event {
      case .endOfInput: return session
      case .line(let text)
      where session.isBetweenCommands && text.allSatisfy(\.isWhitespace):
        return session
      default:
        await process(event)
        await dropStrayLines()
      }
    }
    return session
  }
}
