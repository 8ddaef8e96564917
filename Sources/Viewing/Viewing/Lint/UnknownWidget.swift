/// A widget that was asked for and that the files do not declare.
package struct UnknownWidget: Error {
  /// As it was asked for.
  package let name: String
  /// The types that there are.
  package let known: [String]
}
