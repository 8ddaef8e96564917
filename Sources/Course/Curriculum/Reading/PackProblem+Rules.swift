package import Sentences

extension PackProblem.Rule {
  package var summary: Sentence {
    switch self {
    case .invalidYAML: Sentence("A manifest is valid YAML.", ko: "정보 파일은 올바른 YAML이에요.")
    case .unsupportedFormat:
      Sentence(
        "This version of Rings can read the pack's format.",
        ko: "꾸러미는 이 Rings가 읽을 수 있는 형식이에요.")
    case .unknownKey:
      Sentence("A manifest has only known keys.", ko: "정보 파일에는 정해진 키만 있어요.")
    case .missingKey: Sentence("Every required key is present.", ko: "필수 키가 다 있어요.")
    case .wrongType:
      Sentence(
        "A value has the type that its key requires.", ko: "값의 종류가 키에 맞아요.")
    case .invalidValue:
      Sentence("A value is valid for its key.", ko: "값은 그 키에 쓸 수 있는 값이에요.")
    case .missingTranslation:
      Sentence(
        "All text is available in every language of the pack.",
        ko: "텍스트는 꾸러미의 언어마다 다 있어요.")
    case .duplicateID: Sentence("IDs and keys are unique.", ko: "id와 키는 겹치지 않아요.")
    case .unknownReference:
      Sentence("All references are to something that exists.", ko: "이름으로 가리킨 것이 실제로 있어요.")
    case .cyclicUses:
      Sentence("No exercise uses itself, directly or indirectly.", ko: "돌고 돌아 자기 자신을 쓰는 과제는 없어요.")
    case .wrongPoints:
      Sentence(
        "An exercise's points are the sum of its checks' points.",
        ko: "과제의 점수는 검사 점수의 합이에요.")
    case .empty:
      Sentence("Required content isn't empty.", ko: "꼭 있어야 하는 내용이 비어 있지 않아요.")
    case .missingFile: Sentence("Every required file is present.", ko: "필요한 파일이 다 있어요.")
    case .strayFile: Sentence("Every file is used.", ko: "쓰이지 않는 파일이 없어요.")
    case .unprovenCheck:
      Sentence(
        "Every check fails for the starter or a wrong sample.",
        ko: "모든 검사는 시작 파일이나 틀린 답을 걸러 내요.")
    case .tooLarge:
      Sentence(
        "A bundle's contents are small enough for a widget.",
        ko: "번들에 넣는 것은 위젯이 쓸 수 있는 크기예요.")
    case .forbiddenWord:
      Sentence(
        "Text uses the glossary's word for each concept.",
        ko: "텍스트에는 용어집에 정한 낱말만 써요.")
    case .invalidAnswer:
      Sentence(
        "A sample's file starts with the reason, followed by the changes.",
        ko: "답 파일에는 까닭을 먼저 적고, 그 아래에 바뀌는 것을 적어요.")
    case .staleChange:
      Sentence(
        "The lines that a sample changes occur exactly once in the solution.",
        ko: "답이 바꾸는 줄은 모범 답안에 꼭 한 번 있어요.")
    case .starterLanguage:
      Sentence(
        "A starter's comments are translated into every language of the pack, and its code is the same in each.",
        ko: "시작 파일의 주석은 꾸러미의 언어마다 있고, 코드는 어느 언어에서나 같아요.")
    case .unreasonableSize:
      Sentence("Every file is small enough for Rings to read.", ko: "Rings가 읽기에 너무 큰 파일은 없어요.")
    }
  }
}
