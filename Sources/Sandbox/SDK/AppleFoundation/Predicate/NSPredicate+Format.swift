public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format such as `name BEGINSWITH[c] %@ AND age >= 18`.
  ///
  /// Supports comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
  /// `MATCHES`, `ANY` and `ALL`, but not functions, subqueries or arithmetic. An invalid format traps, where
  /// a phone raises an exception.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(readingFormat: predicateFormat, arguments: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(readingFormat: predicateFormat, arguments: arguments ?? [])
  }

  private convenience init(readingFormat format: String, arguments: [Any]) {
    do {
      var reader = try PredicateReader(format: format, arguments: arguments)
      let condition = try reader.condition()
      // The captured values are safe to share, because they're only read, on the thread that evaluates the
      // predicate.
      self.init { object, _ in condition.holds(for: object) }
    } catch {
      // Traps, as on a phone.
      preconditionFailure("Unable to parse the format string \"\(format)\": \(error)")
    }
  }
}
