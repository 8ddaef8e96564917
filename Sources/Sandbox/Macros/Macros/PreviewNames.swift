/// Names by which expansions of `#Preview` reach the SDK from files that do not import all of it.
package enum PreviewNames {
  package static let registry = "_RingsPreviewRegistry"
  package static let preview = "_RingsPreview"
}
