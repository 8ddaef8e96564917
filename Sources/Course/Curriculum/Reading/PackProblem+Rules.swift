package import Sentences

extension PackProblem.Rule {
  package var summary: Sentence {
    switch self {
    case .invalidYAML: Sentence("A manifest is valid YAML.", ko: "정보 파일은 올바른 YAML이에요.")
    case .unsupportedFormat:
      Sentence(
        "A pack is written in a format that this Rings reads.",
        ko: "꾸러미는 이 Rings가 읽는 형식으로 쓰여 있어요.")
    case .unknownKey:
      Sentence("A manifest has only keys that are read.", ko: "정보 파일에는 읽히는 키만 있어요.")
    case .missingKey: Sentence("Every key that is needed is there.", ko: "필요한 키가 다 있어요.")
    case .wrongType:
      Sentence(
        "A value is of the kind that its key asks for.", ko: "값은 키에 맞는 종류예요.")
    case .invalidValue:
      Sentence("A value is one that its key can have.", ko: "값은 키가 가질 수 있는 값이에요.")
    case .missingTranslation:
      Sentence(
        "Every text is there in each language of the pack.",
        ko: "글은 꾸러미의 언어마다 다 있어요.")
    case .duplicateID: Sentence("Ids and keys are unique.", ko: "id와 키는 겹치지 않아요.")
    case .unknownReference:
      Sentence("What is named is there.", ko: "이름으로 가리킨 것은 실제로 있어요.")
    case .cyclicUses:
      Sentence("No exercise uses itself.", ko: "돌고 돌아 자기 자신을 쓰는 과제는 없어요.")
    case .wrongPoints:
      Sentence(
        "An exercise's points are the sum of its checks' points.",
        ko: "과제의 점수는 검사 점수의 합이에요.")
    case .empty:
      Sentence("What has to be written is not empty.", ko: "적어야 할 것은 비어 있지 않아요.")
    case .missingFile: Sentence("Every file that is needed is there.", ko: "필요한 파일이 다 있어요.")
    case .strayFile: Sentence("Every file is read by something.", ko: "쓰이지 않는 파일이 없어요.")
    case .unprovenCheck:
      Sentence(
        "The starter or a wrong answer fails every check.",
        ko: "어떤 검사든 시작 파일이나 틀린 답이 걸려요.")
    case .tooLarge:
      Sentence(
        "What a bundle holds is no larger than a widget can use.",
        ko: "번들에 넣는 것은 위젯이 쓸 수 있는 만큼이에요.")
    case .forbiddenWord:
      Sentence(
        "One thing has one word throughout: the glossary's.",
        ko: "한 가지는 끝까지 한 낱말로, 용어집에 있는 대로 써요.")
    case .invalidAnswer:
      Sentence(
        "An answer's file says why, and below it what changes.",
        ko: "답 파일은 까닭을 적고, 그 아래에 바뀌는 것을 적어요.")
    case .staleChange:
      Sentence(
        "What an answer changes stands in the solution, and in one place.",
        ko: "답이 바꾸는 줄은 모범 답안에 한 번 있어요.")
    case .starterLanguage:
      Sentence(
        "A starter's comments are there in each language of the pack, and its code is the same in all.",
        ko: "시작 파일의 주석은 꾸러미의 언어마다 있고, 코드는 어느 언어에서나 같아요.")
    case .unreasonableSize:
      Sentence("No file is larger than people read.", ko: "사람이 읽기에 너무 큰 파일은 없어요.")
    }
  }
}
