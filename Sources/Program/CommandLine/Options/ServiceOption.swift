import ArgumentParser
import Curriculum
import Foundation
import Sentences
import WorkerProtocol

struct ServiceOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "A folder with a service.yml, the web service that the widget uses (default: offline).",
        ko: "service.yml 파일이 든 폴더예요. 위젯이 접속하는 웹 서비스예요(기본값: 오프라인)."),
      valueName: "folder"))
  var service: String?

  func played() throws -> PlayedService? {
    try service.map { try PlayedService.read(in: FileError.folder(at: $0)) }
  }
}
