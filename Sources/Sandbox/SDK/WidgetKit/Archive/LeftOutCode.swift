/// Parts of the widget's code that were removed before compilation.
package enum LeftOutCode {
  /// Whether code that needs an unavailable module was removed.
  ///
  /// A provider without a response isn't at fault then.
  @MainActor package static var isMissing = false
}
