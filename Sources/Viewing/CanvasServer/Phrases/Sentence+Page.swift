import Sentences

extension Sentence {
  /// Returns the text without terminal escapes or bidirectional controls.
  func shown(in language: Language) -> String {
    SanitizedText.text(spoken(in: language), limit: .max, keepsLines: true)
  }

  static let pageMissing = Sentence(
    "The file no longer exists. Save it again to get its picture back.",
    ko: "파일이 없어졌어요. 다시 저장하면 그림이 돌아와요.")

  static func pageErrors(_ count: Int) -> Sentence {
    count == 1
      ? Sentence("Does not compile.", ko: "컴파일되지 않아요.")
      : Sentence("Does not compile: \(count) errors.", ko: "컴파일되지 않아요. 오류는 \(count)개예요.")
  }

  static func pageOpens(_ place: String, in editor: String) -> Sentence {
    Sentence("Opening \(place) in \(editor).", ko: "\(place) 위치를 \(editor) 편집기로 여는 중이에요.")
  }

  static let pageGone = Sentence(
    "The picture has been redrawn. Tap again.", ko: "그사이에 그림을 다시 그렸어요. 다시 탭하세요.")

  static let pageFull = Sentence(
    "This canvas is already open in as many pages as it can serve. Close another page to use this one.",
    ko: "이 캔버스를 이미 최대한 많은 페이지에서 열었어요. 하나를 닫으면 여기서 시작해요.")
}
