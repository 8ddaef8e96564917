import Sentences

/// Messages about steps that can be applied to a file.
extension Sentence {
  static let nothingToApply = Sentence(
    "There's no step to apply. A `hint` provides a step, and so does an error that shows a line to type.",
    ko: "넣을 수정이 없어요. `hint` 명령의 힌트나 고칠 줄을 알려 주는 오류가 있을 때 쓸 수 있어요.")

  static let stepHasNoPlace = Sentence(
    """
    This step can't be applied automatically: your file already has it, or Rings can't tell where it \
    belongs. Type it yourself.
    """,
    ko: "이 단계는 자동으로 넣을 수 없어요. 내 파일에 이미 있거나 어디에 넣을지 분명하지 않아요. 직접 입력하세요.")

  static func stepIn(_ file: String) -> Sentence {
    Sentence("Changes to \(file):", ko: "\(file) 파일에서 바뀔 줄:")
  }

  static let confirmStep = Sentence(
    "Apply this change to your file? `undo` reverts it. (yes/no)",
    ko: "이대로 내 파일에 넣을까요? `undo` 명령으로 되돌릴 수 있어요. (yes/no)")

  static let confirmRest = Sentence(
    "The hints have no more code. Continue with the solution? Rings records that you viewed it. (yes/no)",
    ko: "힌트에는 더 넣을 코드가 없어요. 모범 답안으로 이어 갈까요? 모범 답안을 본 것은 기록에 남아요. (yes/no)")

  static let stepApplied = Sentence(
    "Applied to your file. `undo` reverts the change; `check` shows the result.",
    ko: "내 파일에 넣었어요. `undo` 명령으로 되돌리고, `check` 명령으로 결과를 볼 수 있어요.")

  static let fileChangedMeanwhile = Sentence(
    "Your file changed after the preview, so nothing was applied. Type `apply` again.",
    ko: "그 사이에 내 파일이 바뀌어서 그대로 두었어요. `apply` 명령을 다시 입력하세요.")
}
