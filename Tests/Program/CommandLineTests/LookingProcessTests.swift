import Foundation
import TestSupport
import Testing

/// Run as a program, a command has the same streams and exit code as in this process, where other suites test
/// it.
@Suite("Commands that look, as programs", .serialized, .startsProcesses)
struct LookingProcessTests {
  private static let widget = Result { try RingsProcess.solution("toggle-favourite") }

  @Test(arguments: [
    ["tap", "--button", "1"], ["tap", "--button", "0"], ["tap", "--nonsense"],
    ["timeline", "--from", "2026-03-01T08:00:00Z", "--for", "3h"], ["timeline", "--for", "soon"],
    ["configure"], ["configure", "--family", "huge"],
    ["lint", "--only", "W36"], ["lint", "--only", "W99"],
    ["render", "--trace"], ["render", "--format", "json"], ["render", "--widget", "Nobody"],
    ["render", "--compare", "fullColor", "accented"], ["render", "--compare", "fullColor"],
    ["inspect", "--json"], ["inspect", "--deployment-target", "15.0"],
    ["gallery", "--app-target", "16.0", "--extension-target", "17.0", "--ios", "16.4"],
    ["gallery"], ["scene"], ["scene", "--scheme", "dusk"],
  ])
  func theProgramReportsTheSameForAWidget(arguments: [String]) async throws {
    try await expectTheSame(
      [arguments[0]] + Self.widget.get() + arguments.dropFirst())
  }

  @Test(
    .mainPath,
    arguments: [
      ["library"], ["library", "WidgetBackground"], ["library", "Nothing"], ["lint", "--rules"],
      ["lint"], ["timeline"], ["tap", "Nowhere.swift"], ["try", "Text(\"Pier 9\")"],
      ["try", "Txt(\"Pier 9\")"], ["render", "--view", "Text(\"a\")", "--format", "svg"],
    ])
  func theProgramReportsTheSame(arguments: [String]) async throws {
    try await expectTheSame(arguments)
  }

  private func expectTheSame(_ arguments: [String]) async throws {
    let program = try RingsProcess().run(arguments)
    let answer = try await RingsProcess.answered(arguments)
    #expect(program.status == answer.status)
    #expect(program.output == answer.output)
    // In a shell, messages name the program.
    #expect(program.errors.trimmingPrefix("rings: ") == answer.errors[...])
  }
}
