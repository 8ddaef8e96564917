package import Sentences

/// The reason an exercise or sample can't be added to a pack.
///
/// The pack stays unchanged.
package enum AdditionError: SpokenError, Equatable {
  /// Neither the folder nor one of its parents is a pack.
  case noPackHere(String)
  case nameTaken(String, pack: String)
  /// The name belonged to an exercise before it was renamed.
  case formerName(String, pack: String)
  /// A title in a language that the pack doesn't have.
  case titleLanguage(String, known: [String])
  case badTitle(String)
  /// All numbers with the width of the existing ones are used.
  case noNumberLeft(folder: String)
  /// The list of rings in `pack.yml` has a form that can't be extended.
  case ringNotAdded(file: String)
  /// The exercise is a quiz, which has no samples.
  case noCode(String)
  case noSwift(String)
  case sameAsSolution(String)
  /// The sample should be incorrect but passes every check.
  case notWrong(String)
  /// The sample should be correct but doesn't pass.
  case notRight(Sentence)
  /// Another check catches the incorrect sample.
  case notCaught(by: String, failing: [String])
  case saysNothing(check: String)
  /// The check fails with a message other than the expected one.
  case saysOther(check: String, message: String, heard: String)
  case notJudged(Sentence)

  package var sentence: Sentence {
    switch self {
    case .noPackHere(let folder):
      Sentence(
        """
        There's no pack here: neither \(folder) nor a folder above it has a pack.yml. Go to your \
        pack's folder, specify a pack, or create one with `rings pack new`.
        """,
        ko: """
          여기에는 꾸러미가 없어요. \(folder) 폴더에도 그 위 폴더에도 pack.yml 파일이 없어요. 꾸러미 폴더로 \
          가거나, 꾸러미를 적거나, `rings pack new` 명령으로 새로 만드세요.
          """)
    case .nameTaken(let name, let pack):
      Sentence(
        "\(pack) already has an exercise “\(name)”. Choose another name.",
        ko: "\(pack) 꾸러미에 “\(name)” 과제가 이미 있어요. 다른 이름을 고르세요.")
    case .formerName(let name, let pack):
      Sentence(
        """
        An exercise in \(pack) was called “\(name)” before it was renamed, and learners' progress is \
        still stored under that name. Choose another name.
        """,
        ko: """
          \(pack) 꾸러미의 과제 하나가 전에 “\(name)” 이름을 썼고, 학습자의 진도가 아직 그 이름으로 남아 \
          있어요. 다른 이름을 고르세요.
          """)
    case .titleLanguage(let code, let known):
      Sentence(
        """
        The title is in “\(code)”, which isn't a language of this pack. Its languages are \
        \(known.joined(separator: ", ")).
        """,
        ko: "“\(code)” 제목을 둘 자리가 없어요. 꾸러미의 언어: \(known.joined(separator: ", "))")
    case .badTitle(let text):
      Sentence(
        "“\(text)” can't be a title. Write one line of text.",
        ko: "“\(text)”: 제목이 될 수 없어요. 한 줄로 적으세요.")
    case .noNumberLeft(let folder):
      Sentence(
        """
        All numbers for new folders in \(folder) are taken. Rename the folders with one more digit, \
        such as 001-first.
        """,
        ko: "\(folder) 안의 폴더 번호를 다 썼어요. 001-first처럼 한 자리 늘려 이름을 바꾸세요.")
    case .ringNotAdded(let file):
      Sentence(
        """
        \(file) lists its rings in a form that Rings can't extend. Put each ring on its own lines, \
        with one line each for id, folder and title, and try again.
        """,
        ko: """
          \(file) 파일의 나이테 목록은 Rings가 쓰지 않는 꼴이에요. 나이테를 위아래로 하나씩, id와 folder, title 줄로 나누어 적은 다음 다시 \
          해 보세요.
          """)
    case .noCode(let exercise):
      Sentence(
        "“\(exercise)” is a quiz: its wrong answers are choices in its exercise.yml.",
        ko: "“\(exercise)” 과제는 퀴즈라서, 틀린 답은 exercise.yml 파일의 선택지예요.")
    case .noSwift(let file):
      Sentence(
        "\(file) isn't a Swift file. A sample consists of Swift files only.",
        ko: "\(file) 파일은 Swift 파일이 아닌데, 답은 Swift 파일로 이루어져요.")
    case .sameAsSolution(let exercise):
      Sentence(
        "This code is exactly the solution to “\(exercise)”.",
        ko: "“\(exercise)” 과제의 모범 답안과 글자까지 똑같아요.")
    case .notWrong(let exercise):
      Sentence(
        """
        This code passes every check of “\(exercise)”. First add a check that catches it, or add \
        it as a right sample: --right.
        """,
        ko: """
          “\(exercise)” 과제의 검사를 모두 통과하는 답이에요. 잡는 검사를 먼저 더하거나, --right 옵션으로 옳은 \
          답에 넣으세요.
          """)
    case .notRight(let reason):
      Sentence(
        """
        This code doesn't pass: \(reason). Fix the code or the check, or add the code as a wrong \
        sample: --wrong.
        """,
        ko: "통과하지 못하는 답이에요: \(reason). 답이나 검사를 고치거나, --wrong 옵션으로 틀린 답에 넣으세요.")
    case .notCaught(let check, let failing):
      Sentence(
        "\(check) doesn't catch this code. Caught by: \(failing.joined(separator: ", ")).",
        ko: "\(check) 검사는 이 답을 잡지 않아요. 잡는 것: \(failing.joined(separator: ", ")).")
    case .saysNothing(let check):
      Sentence(
        """
        \(check) catches this code, but has no message. Add a message that says what the learner can \
        do.
        """,
        ko: "\(check) 검사가 메시지 없이 이 답을 잡아요. 학습자가 무엇을 하면 되는지 메시지로 알려 주세요.")
    case .saysOther(let check, let message, let heard):
      Sentence(
        "\(check) catches this code, but the learner doesn't see “\(message)”. They see: \(heard)",
        ko: "\(check) 검사가 이 답을 잡지만 학습자에게 “\(message)” 대신 이런 메시지가 보여요: \(heard)")
    case .notJudged(let reason):
      Sentence(
        """
        Rings couldn't judge this code: \(reason). See what `rings doctor` reports, and try again.
        """,
        ko: "답을 판정하지 못했어요: \(reason). `rings doctor` 명령의 결과를 보고 다시 해 보세요.")
    }
  }
}
