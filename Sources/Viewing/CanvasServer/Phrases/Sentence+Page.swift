import Sentences

extension Sentence {
  /// The text without terminal escapes or bidirectional controls.
  func shown(in language: Language) -> String {
    HarmlessText.text(spoken(in: language), limit: .max, keepsLines: true)
  }

  static let pageMissing = Sentence(
    "The file is not there any more. Save it again, and its picture comes back.",
    ko: "파일이 없어졌어요. 다시 저장하면 그림이 돌아와요.")

  static func pageErrors(_ count: Int) -> Sentence {
    count == 1
      ? Sentence("Does not compile.", ko: "컴파일되지 않아요.")
      : Sentence("Does not compile: \(count) errors.", ko: "컴파일되지 않아요. 오류는 \(count)개예요.")
  }

  static let pageGone = Sentence(
    "That picture has been drawn anew meanwhile. Tap again.", ko: "그사이에 그림을 다시 그렸어요. 다시 탭하세요.")

  static let pageFull = Sentence(
    "This canvas is open in as many pages as it can serve. Close one of them, and this one begins.",
    ko: "캔버스를 열 수 있는 만큼 모두 열었어요. 하나를 닫으면 여기서 시작해요.")
}
