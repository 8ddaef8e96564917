import ArgumentParser
import Foundation
import Judge
import Sentences

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: Sentence(
      "Say what works on this machine, and what to do about the rest.",
      ko: "이 컴퓨터에서 무엇이 되는지, 나머지는 어떻게 하면 되는지 말해요."
    ).help,
    discussion: Sentence(
      "Exits with 3 when something that Rings needs is missing.", ko: "Rings에 필요한 것이 없으면 3으로 끝나요."
    ).help)

  @OptionGroup var options: CourseOptions

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Say what of Apple's API is drawn, accepted with a note, or refused.",
        ko: "Apple의 API 가운데 무엇을 그리고, 무엇을 알리며 받아들이고, 무엇을 거절하는지 말해요.")))
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
