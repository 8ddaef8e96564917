import ArgumentParser
import Sentences
import Viewing

struct PreviewOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      Sentence(
        "Draw this preview with each of its entries, or all previews.",
        ko: "이 미리보기를 엔트리마다 그려요. 모든 미리보기는 all이에요."), valueName: "name|all"))
  var preview: String?

  var selection: PreviewSelection? { preview.map(PreviewSelection.init(word:)) }
}
