import Curriculum
import Results
import Sentences

/// An option that can't be used, or whose value is invalid.
enum OptionError: SpokenError {
  case unknown(option: String, value: String, known: [String])
  /// A value of the wrong form; `form` is the expected form, as the end of a sentence.
  case malformed(option: String, value: String, form: Sentence)
  case conflicting(Sentence, Sentence)
  /// A missing value, described as the end of a sentence.
  case missing(option: String, Sentence)
  /// An unknown time zone, with the most similar names.
  case noTimeZone(String, near: [String])
  case noLibraryFile(String, known: [String])
  /// A picture file whose extension belongs to no format that Rings writes.
  case unwritable(ending: String)
  /// A request to measure, which a separate program handles.
  case measuredElsewhere

  var sentence: Sentence {
    switch self {
    case .unknown(let option, let value, let known):
      let choices = known.joined(separator: ", ")
      return Sentence(
        "\(option) can't be \(value). Choose from: \(choices).",
        ko: "\(option) 옵션에 \(value) 값은 쓸 수 없어요. 쓸 수 있는 값: \(choices).")
    case .malformed(let option, let value, let form):
      return Sentence(
        "\(option) \(value) isn't valid. Write it \(form).",
        ko: "\(option) 옵션에 \(value) 값은 쓸 수 없어요. 이렇게 쓰세요: \(form).")
    case .conflicting(let first, let second):
      return Sentence(
        "\(first) and \(second) can't be used together.",
        ko: "함께 쓸 수 없어요: \(first), \(second).")
    case .missing(let option, let what):
      return Sentence("\(option) is missing: \(what).", ko: "\(option) 옵션이 빠졌어요: \(what).")
    case .noTimeZone(let name, let near):
      let names = near.joined(separator: ", ")
      guard !near.isEmpty else {
        return Sentence(
          "--time-zone \(name) isn't known: this machine has no time zone data. Install the package tzdata.",
          ko: "--time-zone 옵션에 \(name) 값은 쓸 수 없어요. 이 컴퓨터에 시간대 자료가 없으니 tzdata 패키지를 설치하세요.")
      }
      return Sentence(
        "--time-zone \(name) isn't known. Similar names: \(names).",
        ko: "--time-zone 옵션에 \(name) 값은 쓸 수 없어요. 비슷한 이름: \(names).")
    case .noLibraryFile(let name, let known):
      let files = known.joined(separator: ", ")
      return Sentence(
        "There's no library file \(name). Choose from: \(files).",
        ko: "\(name) 파일은 라이브러리에 없어요. 있는 파일: \(files).")
    case .unwritable(let ending):
      let endings = Sentence.list(PictureFormat.endings.map { ".\($0.ending)" })
      return Sentence(
        "Rings can't write .\(ending) files. --out can end in \(endings).",
        ko: ".\(ending) 파일은 쓸 수 없어요. --out 옵션에 쓸 수 있는 확장자: \(endings).")
    case .measuredElsewhere:
      return Sentence(
        "To measure how fast Rings is, run `swift run rings-bench` in its repository.",
        ko: "Rings가 얼마나 빠른지 재려면 저장소에서 `swift run rings-bench` 명령을 실행하세요.")
    }
  }
}

extension OptionError {
  static func contradiction(_ first: String, _ second: String) -> OptionError {
    .conflicting(Sentence(verbatim: first), Sentence(verbatim: second))
  }

  static let nothingToInclude = OptionError.missing(
    option: "--report",
    Sentence("the archive that receives the files of --include", ko: "--include 옵션이 파일을 넣을 신고 파일"))

  static let nothingToOpen = OptionError.missing(
    option: "--out", Sentence("the file that --open opens", ko: "--open 옵션이 열 파일"))
}
