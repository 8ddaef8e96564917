/// Parts of the widget's code that were removed before compilation.
package enum LeftOutCode {
  /// Whether code that needs an unavailable module was removed.
  ///
  /// If so, a provider that doesn't respond isn't at fault.
  @MainActor package static var isMissing = false

  /// Whether the removed code may declare the container background.
  ///
  /// If so, the author isn't to blame for a picture without a background.
  @MainActor package static var mayDeclareBackground = false
}
