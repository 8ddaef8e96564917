/// An error for a requested widget that the files don't declare.
package struct UnknownWidget: Error {
  package let name: String
  package let known: [String]
}
