import Sentences

/// Messages about steps that can be applied to a file.
extension Sentence {
  static let nothingToApply = Sentence(
    "There is no step to put in. `hint` gives one, and so does an error with a line to type.",
    ko: "넣을 수정이 없어요. `hint` 명령의 힌트나 고칠 줄을 알려 주는 오류가 있을 때 쓸 수 있어요.")

  static let stepHasNoPlace = Sentence(
    "Nothing of this step can be put in by itself: your file has it already, or it is not clear where it belongs. Type it yourself.",
    ko: "이 단계는 저절로 넣을 수 없어요. 내 파일에 이미 있거나 어디에 넣을지 분명하지 않아요. 직접 입력하세요.")

  static func stepIn(_ file: String) -> Sentence {
    Sentence("What would change in \(file):", ko: "\(file) 파일에서 바뀔 줄:")
  }

  static let confirmStep = Sentence(
    "Put this into your file? `undo` takes it back. (yes/no)",
    ko: "이대로 내 파일에 넣을까요? `undo` 명령으로 되돌릴 수 있어요. (yes/no)")

  static let stepApplied = Sentence(
    "It is in your file. `undo` takes it back; `check` says what it came to.",
    ko: "내 파일에 넣었어요. `undo` 명령으로 되돌리고, `check` 명령으로 결과를 볼 수 있어요.")

  static let fileChangedMeanwhile = Sentence(
    "Your file has changed since, and was left as it is. Type `apply` again.",
    ko: "그 사이에 내 파일이 바뀌어서 그대로 두었어요. `apply` 명령을 다시 입력하세요.")
}
