import Curriculum
import Sentences

/// An option whose value cannot be used.
enum OptionError: SpokenError {
  case unknown(option: String, value: String, known: [String])
  /// - form: How the value is written, as the end of a sentence.
  case malformed(option: String, value: String, form: Sentence)
  case conflicting(Sentence, Sentence)
  /// - what: What is named with it, as the end of a sentence.
  case missing(option: String, Sentence)
  case noLibraryFile(String, known: [String])

  var sentence: Sentence {
    switch self {
    case .unknown(let option, let value, let known):
      let choices = known.joined(separator: ", ")
      return Sentence(
        "\(option) \(value) is not known. Known: \(choices).",
        ko: "\(option) 옵션에 \(value) 값은 쓸 수 없어요. 쓸 수 있는 값: \(choices).")
    case .malformed(let option, let value, let form):
      return Sentence(
        "\(option) \(value) cannot be read. It is written \(form).",
        ko: "\(option) 옵션의 \(value) 값을 읽을 수 없어요. 이렇게 쓰세요: \(form).")
    case .conflicting(let first, let second):
      return Sentence(
        "\(first) and \(second) cannot be used together.",
        ko: "함께 쓸 수 없어요: \(first), \(second).")
    case .missing(let option, let what):
      return Sentence("\(option) is missing: \(what).", ko: "\(option) 옵션이 빠졌어요: \(what).")
    case .noLibraryFile(let name, let known):
      let files = known.joined(separator: ", ")
      return Sentence(
        "The library file \(name) is not known. Known: \(files).",
        ko: "\(name) 파일은 라이브러리에 없어요. 있는 파일: \(files).")
    }
  }
}

extension OptionError {
  /// Two options that exclude each other.
  static func contradiction(_ first: String, _ second: String) -> OptionError {
    .conflicting(Sentence(verbatim: first), Sentence(verbatim: second))
  }

  /// `--open` without a file.
  static let nothingToOpen = OptionError.missing(
    option: "--out", Sentence("the file that --open opens", ko: "--open 옵션이 열 파일"))
}
