package import Curriculum
package import Sentences

/// What Rings itself says in verdicts, in other languages; each table by the English sentence.
package enum RingsMessages {
  /// Empty for English and for languages that nobody has written yet.
  package static func table(language: String) -> MessageTable {
    language == "ko" ? korean : MessageTable()
  }

  /// What Rings says where otherwise the compiler speaks, whose words resemble some of the others:
  /// “extraneous '}' at top level” is no place in a picture.
  package static func aboutCode(language: String) -> MessageTable {
    language == "ko" ? koreanAboutCode : MessageTable()
  }

  /// What `rings doctor` says, whose words are too short to stand among the others: “memory”, “good”.
  package static func ofDoctor(language: String) -> MessageTable {
    language == "ko" ? koreanOfDoctor : MessageTable()
  }

  /// What Rings says in English as a sentence; what is made as sentences does not need it.
  package static func sentence(_ text: String) -> Sentence {
    Sentence("\(text)", ko: "\(korean.text(of: text))")
  }

  private static let koreanOfDoctor = MessageTable(
    (KoreanMessages.doctor + KoreanMessages.machine)
      .map { MessageTable.Entry(english: $0.0, translation: $0.1) })

  private static let koreanAboutCode = MessageTable(
    (KoreanMessages.code + KoreanMessages.crashes + KoreanMessages.machine)
      .map { MessageTable.Entry(english: $0.0, translation: $0.1) })

  private static let korean = MessageTable(
    (KoreanMessages.pictures + KoreanMessages.widgets + KoreanMessages.values
      + KoreanMessages.code + KoreanMessages.crashes + KoreanMessages.notes + KoreanMessages.machine
      + KoreanMessages.scenes + captions)
      .map { MessageTable.Entry(english: $0.0, translation: $0.1) })

  /// `The small widget`, in the beginning and in the middle of a sentence.
  private static let captions: [(String, String)] = {
    let families = [
      ("small", "작은"), ("medium", "중간"), ("large", "큰"), ("extra large", "아주 큰"),
      ("circular", "원형"), ("rectangular", "직사각형"), ("inline", "한 줄"),
    ]
    var captions: [(String, String)] = [
      ("{} in fullColor mode", "{1}(fullColor 모드)"), ("{} in dark mode", "{1}(다크 모드)"),
      ("{} in accented mode", "{1}(accented 모드)"), ("{} in vibrant mode", "{1}(vibrant 모드)"),
    ]
    for article in ["The", "the"] {
      for (name, korean) in families {
        captions.append(("\(article) \(name) widget", "\(korean) 위젯"))
        captions.append(("\(article) \(name) view", "\(korean) 뷰"))
      }
      captions.append(("\(article) view", "뷰"))
    }
    return captions
  }()
}
