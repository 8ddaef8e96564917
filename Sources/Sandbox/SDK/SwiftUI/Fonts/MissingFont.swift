import Drawing
import Foundation
import Sentences

/// The reason why a font that code names isn't drawn.
struct MissingFont {
  /// The effect of a missing font on the phone.
  enum Effect {
    case systemFont, noFont

    fileprivate var sentence: Sentence {
      switch self {
      case .systemFont:
        Sentence("The phone draws the system font.", ko: "iPhone은 시스템 글꼴로 그려요.")
      case .noFont:
        Sentence(
          "On the phone, UIFont(name:size:) returns nil.",
          ko: "iPhone에서 UIFont(name:size:)는 nil을 반환해요.")
      }
    }
  }

  let name: String
  let effect: Effect

  /// Adds the reason to the picture's notes.
  func note() {
    Evaluation.current?.noteOnce(rule: "custom-font", sentence)
  }

  /// Notes that a phone may not draw a font that code registers.
  ///
  /// Developers report that the process that draws a widget's archive has only the fonts of `UIAppFonts`.
  static func noteRegistration(of name: String) {
    Evaluation.current?.noteOnce(
      rule: "registered-font",
      Sentence(
        "Code registers the font \"\(name)\". The process that draws widgets may lack it. List its file under UIAppFonts in Info.plist.",
        ko:
          "\"\(name)\" 글꼴을 코드로 등록했어요. 위젯을 그리는 프로세스에는 없을 수 있으니, 글꼴 파일을 Info.plist의 UIAppFonts에 적으세요."
      ))
  }

  var sentence: Sentence {
    if PhoneFonts.contain(name) {
      return Sentence(
        "The font \"\(name)\" is on every iPhone, but Rings doesn't have it and draws a similar one.",
        ko: "\"\(name)\" 글꼴은 iPhone에는 있지만 Rings에는 없어서 비슷한 글꼴로 그려요.")
    }
    let (registered, files) = BundledFonts.main.candidates
    let listed = registered.map { face in
      let stems = files.filter { $0.faces.contains { $0.postScriptName == face.postScriptName } }
        .map { Self.stem(of: $0.name) }
      return (face.postScriptName, [face.fullName] + stems)
    }
    if let meant = nearest(in: listed) {
      return Sentence(
        "No font is named \"\(name)\". \(effect.sentence) Did you mean \"\(meant)\"?",
        ko: "이름이 \"\(name)\"인 글꼴이 없어요. \(effect.sentence) 혹시 \"\(meant)\"인가요?")
    }
    let known = Set(registered.map(\.postScriptName))
    let unregistered = files.filter { !$0.faces.contains { known.contains($0.postScriptName) } }
    let unlisted = unregistered.flatMap { file in
      file.faces.map { ($0.postScriptName, [$0.fullName, Self.stem(of: file.name)]) }
    }
    if let meant = nearest(in: unlisted),
      let file = unregistered.first(where: { $0.faces.contains { $0.postScriptName == meant } })
    {
      return Sentence(
        "The font \"\(meant)\" is in \(file.name), but Info.plist doesn't list this file under UIAppFonts. \(effect.sentence)",
        ko:
          "\"\(meant)\" 글꼴은 \(file.name) 파일에 있지만, Info.plist의 UIAppFonts에 이 파일이 없어요. \(effect.sentence)"
      )
    }
    let absent = BundledFonts.main.listedFilesThatAreAbsent
    if let stem = nearest(in: absent.map { (Self.stem(of: $0), []) }),
      let file = absent.first(where: { Self.stem(of: $0) == stem })
    {
      return Sentence(
        "Info.plist lists \(file) under UIAppFonts, but the widget's bundle has no such file. \(effect.sentence)",
        ko: "Info.plist의 UIAppFonts에 \(file) 파일이 있지만, 위젯의 번들에는 없어요. \(effect.sentence)")
    }
    return Sentence(
      "The widget's bundle has no font named \"\(name)\". \(effect.sentence)",
      ko: "위젯의 번들에 이름이 \"\(name)\"인 글꼴이 없어요. \(effect.sentence)")
  }

  /// Returns the candidate that was probably meant: one with the same letters, or else a similar name.
  ///
  /// Code often has the name of the file or the full name in place of the PostScript name.
  private func nearest(in candidates: [(name: String, others: [String])]) -> String? {
    let letters = Self.letters(of: name)
    return candidates.first { candidate in
      ([candidate.name] + candidate.others).contains { Self.letters(of: $0) == letters }
    }?.name ?? Suggestion.closest(to: name, in: candidates.map(\.name))
  }

  private static func stem(of file: String) -> String {
    ((file as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }.replacing("regular", with: "")
  }
}
