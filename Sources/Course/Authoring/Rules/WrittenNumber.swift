/// Numbers in text, which one language may write in digits and another in words.
enum WrittenNumber {
  /// Whether a set contains a number in some form.
  ///
  /// For example, `21:00` is “21시” in Korean.
  static func stands(_ number: String, in others: Set<String>) -> Bool {
    if others.contains(number) || number.count > 4 { return true }
    return number.hasSuffix(":00") && others.contains(String(number.dropLast(3)))
      || others.contains(number + ":00")
  }

  /// Whether English text has a number in words, which another language may write in digits.
  static func isSpelled(in english: String) -> Bool {
    english.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }

  private static let words: Set<String> = {
    let small = """
      one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
      seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
      million half halves third thirds quarter quarters fourth fifth fifths sixth eighth tenth
      second seconds first once twice dozen zero zeros minute hour day week month year
      """
    return Set(small.split { $0.isWhitespace }.map(String.init))
  }()
}
