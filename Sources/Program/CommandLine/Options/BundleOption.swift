import ArgumentParser
import Foundation
import Sentences

struct BundleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "A folder with the widget's asset catalogs, data and Info.plist, in addition to those beside its files.",
        ko: "위젯의 에셋 카탈로그와 데이터, Info.plist가 든 폴더예요. 파일 옆에 있는 것에 더해져요."),
      valueName: "folder"))
  var bundle: String?

  func folder() throws -> URL? {
    try bundle.map(FileError.folder(at:))
  }
}
