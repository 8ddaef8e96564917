import CanvasServer
import Foundation
package import Host
import Judge
import Processes
import Results
package import Sentences
import Storage
import Terminal
import Tutor

/// Serves a canvas as a web page, prints its address, and opens it on a desktop.
package struct PageOpening {
  private let context: CommandContext
  private let language: Language

  package init(_ context: CommandContext, language: Language) {
    self.context = context
    self.language = language
  }

  /// Serves the page until Ctrl-C.
  ///
  /// - Parameter port: The port; nil for one that stays the same for the file or exercise.
  /// - Throws: `PageServerError`, and `JudgeError.incompleteBuild`.
  package func run(_ session: CanvasSession, port: UInt16?) async throws {
    let program = try RingsPrograms(besides: context.executable).page
    let place = PageAddress(
      of: session.subject, in: session.workspace, port: port,
      cache: .user(environment: context.environment))
    try await session.service(editor: editor).run(program, at: place) { address in
      let said = Sentence(
        "The canvas is at \(address)\nOnly browsers on this machine can open it. Press Ctrl-C to stop.",
        ko: "캔버스 주소: \(address)\n이 컴퓨터의 브라우저에서만 열 수 있어요. Ctrl-C를 누르면 끝나요.")
      StandardOutput.write(said.spoken(in: language) + "\n")
      open(address)
    }
  }

  /// The editor that the page can open; nil if the page can only offer a link to one.
  private var editor: PageEditor? {
    let isInteractive = context.terminal.isTerminal && isatty(STDIN_FILENO) == 1
    return Editor.forPage(environment: context.environment, hasTerminal: isInteractive).map {
      editor in
      PageEditor(name: editor.name) { place in try await editor.open(place) }
    }
  }

  /// Opens the page if there is a desktop; otherwise the printed address is enough.
  private func open(_ address: String) {
    let environment = context.environment
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    guard hasDesktop, context.terminal.isTerminal,
      let command = try? PictureProgram.opener.command([address], in: environment)
    else { return }
    Task { _ = try? await command.run(deadline: .seconds(10)) }
  }
}
