public import Foundation

extension NSPredicate {
  /// Reads a predicate such as `name BEGINSWITH[c] %@ AND age >= 18`.
  ///
  /// Comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
  /// `MATCHES`, `ANY` and `ALL` are understood; functions, subqueries and arithmetic are not. A format
  /// that cannot be read traps, as it raises an exception on the phone.
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
      // Values are only read, on the thread that evaluates.
      self.init { object, _ in condition.holds(for: object) }
    } catch {
      // It traps on the phone as well.
      preconditionFailure("Unable to parse the format string \"\(format)\": \(error)")
    }
  }
}
