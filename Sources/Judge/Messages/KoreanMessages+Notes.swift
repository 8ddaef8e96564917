extension KoreanMessages {
  /// What keeps a picture from being drawn or sent.
  static let notes: [(String, String)] = [
    (
      "The answer is too large: {} MB, where {} MB are allowed.",
      "답이 너무 커요. {2} MB까지 되는데 {1} MB예요."
    ),
    (
      "The picture nests too deep: put fewer effects, such as opacity or clipShape, inside one another.",
      "그림이 너무 깊이 겹쳤어요. opacity나 clipShape 같은 효과를 덜 겹치세요."
    ),
    (
      "{} cannot be drawn without a preview: Rings cannot make up a `{}`. Add #Preview(as: .content, using: {}(…)) { {}() } contentStates: { … } to the file.",
      "{1}: 미리보기 없이는 그릴 수 없어요. `{2}` 값은 지어낼 수 없어요. 파일에 #Preview(as: .content, using: {3}(…)) { {4}() } contentStates: { … }를 더하세요."
    ),
    (
      "Controls came with iOS 18; this is iOS {}.", "제어 항목은 iOS 18부터 있어요. 이것은 iOS {1}이에요."
    ),
  ]
}
