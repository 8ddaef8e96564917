package import Sentences

package enum GalleryError: SpokenError {
  case noWidget([String])
  /// The described phone doesn't exist.
  case noPhone(Sentence)

  package var sentence: Sentence {
    switch self {
    case .noWidget(let files):
      Sentence(
        "There's no widget in \(files.joined(separator: ", ")). The gallery shows types that conform "
          + "to Widget and are in a WidgetBundle. Specify their files, too.",
        ko: "\(files.joined(separator: ", ")): 선언된 위젯이 없어요. 갤러리에는 WidgetBundle에 적힌 Widget 타입이 "
          + "나오니, 그 파일도 함께 적으세요.")
    case .noPhone(let reason): reason
    }
  }
}
