import ArgumentParser
import Foundation

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what works on this machine, and what to do about the rest.",
    discussion: "Exits with 3 when something that Rings needs is missing.")

  @OptionGroup var options: CourseOptions

  @Flag(help: "Print as JSON.")
  var json = false

  func run() async throws {
    let examination = await Examination.of(Surroundings.current(), options: options)
    if json {
      try StandardOutput.json(examination, pretty: true)
    } else {
      StandardOutput.write(examination.text)
    }
    if examination.findings.contains(where: { $0.state == .missing }) {
      throw ExitStatus.failed.code
    }
  }
}
