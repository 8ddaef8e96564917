import Sentences

extension Sentence {
  static let canvasPreview = Sentence("preview", ko: "미리보기")
  static let canvasFamily = Sentence("family", ko: "패밀리")
  static let canvasMode = Sentence("mode", ko: "모드")
  static let canvasScheme = Sentence("scheme", ko: "색 구성")
  static let canvasTint = Sentence("tint", ko: "틴트")
  static let canvasText = Sentence("text", ko: "글자")
  static let canvasLocale = Sentence("locale", ko: "로케일")
  static let canvasTimeZone = Sentence("zone", ko: "시간대")
  static let canvasEntry = Sentence("entry", ko: "엔트리")
  static let canvasKeys = Sentence("keys", ko: "키")
  static let canvasLeave = Sentence("quit", ko: "나가기")
  static let canvasAll = Sentence("all", ko: "모두")
  static let canvasAutomatic = Sentence("auto", ko: "자동")

  static let canvasCompiling = Sentence("compiling …", ko: "컴파일하는 중 …")
  static let canvasChecking = Sentence("checking …", ko: "검사하는 중 …")
  static let canvasCompiled = Sentence("compiled", ko: "컴파일됨")
  static let canvasPassed = Sentence("passed", ko: "통과")
  static let canvasNotPassed = Sentence("not passed yet", ko: "아직 통과 전")
  static let canvasWaiting = Sentence("waiting for the file", ko: "파일을 기다리는 중")
  static let canvasNoPicture = Sentence("no picture yet", ko: "아직 그림 없음")
  static let canvasEarlierPicture = Sentence("the last good picture", ko: "마지막으로 그려진 그림")

  static func canvasDrawn(in seconds: String) -> Sentence {
    Sentence("drawn in \(seconds) s", ko: "\(seconds)초 만에 그림")
  }

  static func canvasErrors(_ count: Int) -> Sentence {
    count == 1
      ? Sentence("Does not compile.", ko: "컴파일되지 않아요.")
      : Sentence(
        "Does not compile: \(count) errors.",
        ko: "컴파일되지 않아요. 오류는 \(count)개예요.")
  }

  static let canvasMissing = Sentence(
    "The file no longer exists. Save it again to get its picture back, or press q to quit.",
    ko: "파일이 없어졌어요. 다시 저장하면 그림이 돌아오고, q 키로 나가요.")

  static func canvasMore(_ lines: Int) -> Sentence {
    Sentence("… \(lines) more lines in a larger window", ko: "… \(lines)줄 더 있어요. 창을 키우면 보여요.")
  }

  static func canvasLeftOut(_ names: String) -> Sentence {
    Sentence(
      "Not in this window: \(names). Press f to show one at a time.",
      ko: "이 창에 다 못 보여 준 것: \(names). f 키를 누르면 하나씩 보여 줘요.")
  }

  static func canvasEntriesLeftOut(_ names: String) -> Sentence {
    Sentence(
      "Not in this window: \(names). Press ] to go on by one entry.",
      ko: "이 창에 다 못 보여 준 것: \(names). ] 키를 누르면 다음 엔트리로 가요.")
  }

  static let canvasPreviews = Sentence("Previews:", ko: "미리보기:")

  static let canvasNothingYet = Sentence(
    "There is nothing to draw yet.", ko: "아직 그릴 것이 없어요.")

  static let canvasTooNarrow = Sentence(
    "This window is too small for the picture. In words:", ko: "창이 작아서 그림을 그릴 자리가 없어요. 글로 설명하면:")
}
