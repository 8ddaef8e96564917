extension RepairIdeas {
  /// The line with its second and third quotation mark escaped; nil unless it has exactly four.
  var innerQuotationMarks: String? {
    guard let parts = text.wholeMatch(of: /([^"\\]*"[^"\\]*)("[^"\\]*)("[^"\\]*"[^"\\]*)/)?.output
    else { return nil }
    return #"\#(parts.1)\\#(parts.2)\\#(parts.3)"#
  }
}
