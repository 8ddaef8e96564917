import ArgumentParser
import Sentences

struct AnonymityOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Write anonymous reports, with numbers instead of learners' names.",
        ko: "보고서에 이름을 쓰지 않고 학습자를 번호로 적어요.")))
  var anonymous = false
}
