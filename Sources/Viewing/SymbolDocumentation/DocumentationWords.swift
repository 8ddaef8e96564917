import Compiling
package import Sentences
import WorkerProtocol

extension Sentence {
  static func sinceIOS(_ version: String) -> Sentence {
    Sentence("since iOS \(version)", ko: "iOS \(version)부터")
  }

  static func deprecated(since version: String) -> Sentence {
    version.isEmpty
      ? Sentence("deprecated", ko: "더는 권하지 않아요")
      : Sentence("deprecated since iOS \(version)", ko: "iOS \(version)부터 권하지 않아요")
  }

  static let exampleHeading = Sentence("Example", ko: "예제")
  static let initializersHeading = Sentence("Initializers", ko: "이니셜라이저")
  static let membersHeading = Sentence("Members", ko: "멤버")
  static let picturesHeading = Sentence("In pictures", ko: "그림에서는")
  static let exercisesHeading = Sentence("Exercises that teach it", ko: "이것을 배우는 과제")

  static func fromLesson(_ title: Sentence) -> Sentence {
    Sentence("from the lesson “\(title)”", ko: "“\(title)” 본문에서")
  }

  static func notDrawn(_ reason: Sentence) -> Sentence {
    Sentence("(No picture: \(reason))", ko: "(그림을 보여 드릴 수 없어요: \(reason))")
  }

  static func moreDeclarations(_ count: Int, of name: String) -> Sentence {
    Sentence(
      "… and \(count: count, "more declaration"): `docs \(name) --all`",
      ko: "… 선언이 \(count)개 더 있어요: `docs \(name) --all`")
  }

  /// Returns the degree to which pictures support an API, to begin a remark.
  static func treatment(_ treatment: InterfaceRemark.Treatment) -> Sentence {
    switch treatment {
    case .exact: Sentence("As on the phone.", ko: "휴대폰과 같아요.")
    case .close:
      Sentence(
        "Looks as on the phone, but with Rings' own measurements.",
        ko: "휴대폰의 모습을 따르고, 치수는 저희가 정했어요.")
    case .standIn: Sentence("Drawn as a placeholder.", ko: "대신하는 그림을 그려요.")
    case .accepted:
      Sentence("This compiles, but changes nothing.", ko: "컴파일되지만 아무것도 바꾸지 않아요.")
    case .refused:
      Sentence(
        "Widgets don't support this view, so a warning sign is drawn in its place.",
        ko: "위젯이 지원하지 않아요. 그 자리에 경고 표시를 그려요.")
    }
  }

  package static func nothingDocumented(_ typed: String, near: [String]) -> Sentence {
    guard !near.isEmpty else {
      return Sentence(
        "There's no “\(typed)”. Type `docs` to see what the course teaches.",
        ko: "“\(typed)”라는 이름을 찾을 수 없어요. `docs` 명령으로 과정에서 배우는 이름을 볼 수 있어요.")
    }
    let names = near.map { "`docs \($0)`" }.joined(separator: ", ")
    return Sentence(
      "There's no “\(typed)”. Similar names: \(names).",
      ko: "“\(typed)”라는 이름을 찾을 수 없어요. 비슷한 이름: \(names).")
  }

  package static func namesTaught(_ count: Int, of all: Int) -> Sentence {
    Sentence(
      "The course teaches \(count) of the \(all) names that have a page. For example: `docs padding`.",
      ko: "과정에서 배우는 이름은 \(count)개, 설명이 있는 이름은 \(all)개예요. 하나를 보려면: `docs padding`.")
  }

  static func namesOnSite(_ count: Int) -> Sentence {
    Sentence(
      "\(count: count, "name") from Apple's frameworks, with declarations, first iOS versions and appearance.",
      ko: "Apple 프레임워크의 이름 \(count)개예요. 무엇이고 언제부터 있으며 어떻게 그려지는지 보여 줘요.")
  }

  static func namesTaughtHeading(_ count: Int) -> Sentence {
    Sentence("Taught in the course: \(count)", ko: "과정에서 배우는 이름 \(count)개")
  }

  package static let readingDeclarations = Sentence(
    "Reading the modules' declarations, once per build …",
    ko: "모듈의 선언을 읽고 있어요. 이 빌드에서 한 번만 읽어요 …")

  package static func wroteSite(_ count: Int, to folder: String) -> Sentence {
    Sentence(
      "Wrote \(count: count, "page") to \(folder). Open index.html there.",
      ko: "\(folder) 폴더에 페이지 \(count)개를 썼어요. 그곳의 index.html 파일을 여세요.")
  }

  static func drawingExamples(_ count: Int) -> Sentence {
    Sentence(
      "Drawing \(count: count, "example"); the first time takes a while …",
      ko: "예제 \(count)개를 그리고 있어요. 처음에는 시간이 걸려요 …")
  }
}
