/// Quotation marks inside a text.
extension RepairIdeas {
  /// The line with backslashes before its second and third quotation mark; nil where it has not four.
  var innerQuotationMarks: String? {
    guard let parts = text.wholeMatch(of: /([^"\\]*"[^"\\]*)("[^"\\]*)("[^"\\]*"[^"\\]*)/)?.output
    else { return nil }
    return #"\#(parts.1)\\#(parts.2)\\#(parts.3)"#
  }
}
