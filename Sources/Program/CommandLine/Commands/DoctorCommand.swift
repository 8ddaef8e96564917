import ArgumentParser
import Doctor
import Foundation
import Host
import Judge
import Sentences

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: Sentence(
      "Check what works on this machine, and how to fix the rest.",
      ko: "이 컴퓨터에서 무엇이 되고, 안 되는 것은 어떻게 하면 되는지 확인해요."
    ).help,
    discussion: Sentence(
      "Exits with 3 if something that Rings needs is missing.", ko: "Rings에 필요한 것이 없으면 3으로 끝나요."
    ).help)

  @OptionGroup var options: CourseOptions

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "List which of Apple's APIs are drawn, accepted with a note, or rejected.",
        ko: "Apple의 API 가운데 무엇을 그리고, 무엇을 참고를 붙여 받아들이고, 무엇을 거절하는지 보여 줘요.")))
  var support = false

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Write a zip archive for a bug report: versions, these findings and the log, but not your code.",
        ko: "버그 신고에 붙일 zip 파일을 써요. 버전, 검사 결과, 로그가 들어가고 코드는 들어가지 않아요."),
      valueName: "file"))
  var report: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Add this file to the report. Repeatable.",
        ko: "신고 파일에 이 파일도 넣어요. 여러 번 쓸 수 있어요."), valueName: "file"))
  var include: [String] = []

  func run() async throws {
    let context = CommandContext.current()
    if report == nil, !include.isEmpty { throw OptionError.nothingToInclude }
    if let report, FileManager.default.fileExists(atPath: context.readablePlace(report).path) {
      throw FileError.exists(report)
    }
    if support {
      let report = try await RingsPrograms(besides: context.executable).own(.support)
      StandardOutput.write(String(decoding: report, as: UTF8.self))
      return
    }
    let examination = await DoctorExamination.of(
      context, in: try options.language(in: context)
    ) { try options.course(in: context) }
    if json {
      try StandardOutput.json(examination, pretty: true, language: examination.language)
    } else {
      StandardOutput.write(examination.text(width: context.terminal.width))
    }
    if let report {
      let archive = try BugReport(
        examination.text(width: 100, in: .english),
        files: try include.map { path in
          let file = context.readablePlace(path)
          guard let contents = try? Data(contentsOf: file) else { throw FileError.missing(path) }
          return (file.lastPathComponent, contents)
        }, in: context
      ).archive()
      try context.writablePlace(report).write(archive)
      StandardOutput.write(
        Sentence(
          "\nWrote \(report). Check its contents before you attach it to a bug report.",
          ko: "\n\(report) 파일을 썼어요. 버그 신고에 붙이기 전에 내용을 확인하세요."
        ).spoken(in: examination.language) + "\n")
    }
    if examination.findings.contains(where: { $0.state == .missing }) {
      throw ExitStatus.failed.code
    }
  }
}
