import ArgumentParser
import Foundation
import Judge

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what works on this machine, and what to do about the rest.",
    discussion: "Exits with 3 when something that Rings needs is missing.")

  @OptionGroup var options: CourseOptions

  @Flag(help: "Print as JSON.")
  var json = false

  @Flag(help: "Say what of Apple's API is drawn, accepted with a note, or refused.")
  var support = false

  func run() async throws {
    let surroundings = Surroundings.current()
    if support {
      let report = try await RingsPrograms(besides: surroundings.executable).own(.support)
      StandardOutput.write(String(decoding: report, as: UTF8.self))
      return
    }
    let examination = try await DoctorExamination.of(surroundings, options: options)
    if json {
      try StandardOutput.json(examination, pretty: true, language: examination.language)
    } else {
      StandardOutput.write(examination.text(width: surroundings.terminal.width))
    }
    if examination.findings.contains(where: { $0.state == .missing }) {
      throw ExitStatus.failed.code
    }
  }
}
