import Testing

/// How commands declare their options; the program itself leaves that unexamined.
@Suite("Declared options") struct DeclaredOptionsTests {
  /// ArgumentParser ends the process, and so this test run, where it takes one for a mistake.
  @Test func theLibraryHasNothingAgainstThem() async throws {
    let answer = try await RingsProcess.answered(["--experimental-dump-help"])
    #expect(answer.status == 0, "\(answer.errors)")
    for command in ["render", "canvas", "grade", "mutants"] {
      #expect(answer.output.contains("\"commandName\" : \"\(command)\""), "\(command)")
    }
  }
}
