/// Parts of the widget's code that were removed before compilation.
package enum LeftOutCode {
  /// Whether code that needs an unavailable module was removed.
  ///
  /// If so, a provider that doesn't respond isn't at fault.
  @MainActor package static var isMissing = false
}
