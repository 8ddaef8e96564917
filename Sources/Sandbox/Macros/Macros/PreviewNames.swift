/// SDK names that `#Preview` expansions can use in files that don't import the whole SDK.
package enum PreviewNames {
  package static let registry = "_RingsPreviewRegistry"
  package static let preview = "_RingsPreview"
}
