public import PhoneFacts
import Sentences

extension ExerciseTestCase {
  /// Fails unless the gallery offers a widget in these families.
  ///
  /// - Parameters:
  ///   - families: The required families, or `nil` to accept any.
  ///   - gallery: See `gallery(appTarget:extensionTarget:ios:device:)`.
  public func assertOffered(
    _ type: String, _ families: [Family]? = nil, in gallery: Gallery, _ message: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let widget = gallery.widget(type) else {
      return fail(
        message.said
          ?? Sentence(
            "The widget gallery doesn't offer \(type).", ko: "위젯 갤러리에 \(type) 위젯이 없어요."),
        expected: Sentence(verbatim: type),
        actual: gallery.offer, file: file, line: line)
    }
    guard let families, widget.families != families else { return }
    fail(
      message.said
        ?? Sentence(
          "The widget gallery offers \(type) in the wrong families.",
          ko: "위젯 갤러리에 나오는 \(type) 위젯의 크기가 맞지 않아요."),
      expected: Sentence(verbatim: families.map(\.rawValue).joined(separator: ", ")),
      actual: Sentence(verbatim: widget.families.map(\.rawValue).joined(separator: ", ")),
      file: file, line: line)
  }
}

extension Gallery {
  /// The widget types that the gallery offers, or the reason that it offers none.
  fileprivate var offer: Sentence {
    guard types.isEmpty else { return Sentence(verbatim: types.joined(separator: ", ")) }
    return beginsWithNothing
      ? Sentence(
        "nothing: on iOS \(systemVersion), the type marked @main contains no widget",
        ko: "없음: iOS \(systemVersion)에서는 @main이 붙은 타입에 위젯이 없어요")
      : Sentence("nothing", ko: "없음")
  }
}
